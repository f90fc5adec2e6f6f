extension String {
  /// The text in ASCII, for a terminal that has nothing else: Latin letters lose their marks,
  /// dashes and dots become ASCII ones, and what is left becomes a question mark for each column.
  ///
  /// ```swift
  /// "tháng Chạp – mùng 1".asciiFallback  // "thang Chap - mung 1"
  /// ```
  public var asciiFallback: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let metrics = TextMetrics()
    return map { character in
      if character.isASCII { return String(character) }
      if let replacement = Self.asciiReplacements[character] { return replacement }
      return String(repeating: "?", count: metrics.width(of: character))
    }.joined()
  }

  /// The letters of Vietnamese, and the marks that this program writes.
  private static let asciiReplacements: [Character: String] = {
    var table: [Character: String] = ["–": "-", "—": "-", "·": ".", "…": "~", "’": "'", "°": "o"]
    let letters = [
      "a": "àáảãạăằắẳẵặâầấẩẫậ", "d": "đ", "e": "èéẻẽẹêềếểễệ", "i": "ìíỉĩị",
      "o": "òóỏõọôồốổỗộơờớởỡợ", "u": "ùúủũụưừứửữự", "y": "ỳýỷỹỵ",
    ]
    for (base, marked) in letters {
      for letter in marked {
        table[letter] = base
        table[Character(letter.uppercased())] = base.uppercased()
      }
    }
    return table
  }()
}
