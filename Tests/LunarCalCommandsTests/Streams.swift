import DayCore
import LunarCalCommands
import Testing

/// What a command line that streams reads from its input and writes to its output.
func streamed(_ input: String, _ arguments: [String]) throws -> String {
  let files = (input: temporaryFile(), output: temporaryFile())
  defer { for file in [files.input, files.output] { close(file) } }
  #expect(writeAll(Array(input.utf8), to: files.input) == 0)
  lseek(files.input, 0, SEEK_SET)
  var context = CommandContext(
    environment: { _ in nil }, today: { Day(daysSince1970: 20_501) }, isTerminal: false,
    standardInput: { "" })
  context.standardInputDescriptor = files.input
  context.standardOutputDescriptor = files.output
  #expect(try LunarCal.answer(arguments, context: context).isEmpty)
  let size = Int(lseek(files.output, 0, SEEK_END))
  var bytes = [UInt8](repeating: 0, count: size)
  #expect(pread(files.output, &bytes, size, 0) == size)
  return String(decoding: bytes, as: UTF8.self)
}

private func temporaryFile() -> Int32 {
  var path = Array("/tmp/lunarcal-test.XXXXXX".utf8CString)
  let file = mkstemp(&path)
  unlink(path)
  return file
}
