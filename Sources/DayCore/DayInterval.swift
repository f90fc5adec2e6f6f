/// A span of whole days; negative towards the past.
public typealias DayInterval = Int
