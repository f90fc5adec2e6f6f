extension MoonAppearance {
  /// The name in a language: `Waxing Crescent`, `Trăng lưỡi liềm đầu tháng`, `蛾眉月`, `초승달`.
  public func name(in language: Language) -> String {
    language.almanacNames.appearances[rawValue]
  }
}
