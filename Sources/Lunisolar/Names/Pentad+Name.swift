extension Pentad {
  /// The name in a language: `Wild geese fly north`, `Hậu nhạn bắc`, `候雁北`, `후안북`. The
  /// Japanese list is another one than the Chinese: here `霞始靆`.
  public func name(in language: Language) -> String {
    language.almanacNames.pentads[index]
  }
}
