/// The weekday that begins a week: `.sunday` and `.monday` are the usual ones, `.saturday` is common
/// in the Middle East, and any other works as well.
public typealias StartOfWeek = Weekday
