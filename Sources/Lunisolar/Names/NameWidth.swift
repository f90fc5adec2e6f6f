/// How much room a name may take, in the terms of Unicode CLDR.
public enum NameWidth: CaseIterable, Hashable, Sendable {
  /// The whole name: `Monday`, `星期一`.
  case wide
  /// Short, but clear on its own: `Mon`, `周一`.
  case abbreviated
  /// As short as can be, clear only beside its neighbours: `M`, `一`.
  case narrow
}
