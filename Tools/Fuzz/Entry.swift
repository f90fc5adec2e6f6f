import DayCore
import FuzzTargets

/// What libFuzzer calls with each input; `LUNARCAL_FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer's bytes are valid during the call; they are copied.
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: FuzzTarget = {
  let name = getenv("LUNARCAL_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    _ = writeAll(Array("LUNARCAL_FUZZ_TARGET must be one of \(names)\n".utf8), to: STDERR_FILENO)
    exit(2)
  }
  return target
}()
