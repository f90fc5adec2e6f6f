import CommandLineOptions
import DayCore

let options: GeneratorOptions
do throws(UsageError) {
  options = try GeneratorOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  Progress.print("generate: \(error)\n")
  exit(2)
}
if options.wantsHelp {
  print(GeneratorOptions.help, terminator: "")
  exit(0)
}
do throws(GeneratorError) {
  try Generator(options: options).run()
} catch {
  Progress.print("generate: \(error)\n")
  exit(error.exitStatus)
}
