import DayCore
import LunarCalCommands

exit(LunarCal.run(Array(CommandLine.arguments.dropFirst()), context: .process))
