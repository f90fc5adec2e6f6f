extension String {
  /// The text with some of its scalars written otherwise.
  ///
  /// It goes by scalars, as readers of files do, and not by characters: to Swift a quotation mark
  /// with an accent above is another character, to a reader of CSV or SQL it is the end of a field.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
