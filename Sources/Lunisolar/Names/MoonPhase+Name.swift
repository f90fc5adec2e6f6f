extension MoonPhase {
  /// The name in a language: `Full Moon`, `Trăng tròn`, `满月`, `망`.
  public func name(in language: Language) -> String {
    language.names.moonPhases[rawValue]
  }
}
