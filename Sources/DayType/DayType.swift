// `import DayType` gives all of DayCore: code written for the DayType package compiles, both as
// `Day` and as `DayType.Day`. The bridges to Foundation's types live in this module alone.
@_exported import DayCore
