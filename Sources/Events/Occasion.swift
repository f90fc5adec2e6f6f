/// What a yearly day is kept for: it decides the names, the ages and the customary policies.
///
/// In an events file it is the event's category: `birthday` or `memorial`; any other category, or
/// none, is ``other``.
public enum Occasion: String, CaseIterable, Hashable, Sendable {
  /// A birthday: years are ages.
  case birthday
  /// A death anniversary (giỗ, 忌日, 기일): years are anniversaries.
  case memorial
  /// Anything else that comes once a year.
  case other

  /// The occasion that a category names.
  public init(category: String?) {
    self = category.flatMap(Occasion.init(rawValue:)) ?? .other
  }
}
