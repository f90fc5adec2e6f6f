extension ZodiacAnimal {
  /// The name in a language: Vietnamese has the buffalo and the cat, Japanese the boar.
  ///
  /// English follows the tradition it speaks of: `Cat` for the Vietnamese rabbit, `Boar` for the
  /// Japanese pig. The other languages have names of their own whatever the tradition.
  public func name(in language: Language, tradition: Tradition = .chinese) -> String {
    if language == .english, let special = CalendarNames.englishAnimal(self, in: tradition) {
      return special
    }
    return language.names.animals[rawValue]
  }
}
