import DayCore
import FuzzTargets

// libFuzzer as a program of this package; `LUNARCAL_FUZZ_TARGET` names the target.

typealias TestOneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// libFuzzer's own `main`, as a function.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ testOneInput: TestOneInput
) -> CInt

let name = getenv("LUNARCAL_FUZZ_TARGET").map { String(cString: $0) } ?? ""
let target = FuzzTarget(rawValue: name)
if target == nil {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  _ = writeAll(Array("LUNARCAL_FUZZ_TARGET must be one of \(names)\n".utf8), to: STDERR_FILENO)
  exit(2)
}
var count = CommandLine.argc
var words = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &words) { start, count in
    // Pointers: libFuzzer's bytes are valid during the call; they are copied.
    target?.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  })
