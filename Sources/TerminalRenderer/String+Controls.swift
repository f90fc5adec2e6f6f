extension String {
  /// The text without what could act on a terminal or hide in a file: control characters become
  /// spaces; bidirectional marks, overrides and isolates (UAX #9) and other invisible format
  /// characters go, except the joiners that emoji and some scripts need.
  public var withoutControls: String {
    if isPrintableASCII || hasCommonLettersOnly { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}" && !scalar.isTag: break
      case .surrogate: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension String {
  /// Whether every scalar is printable ASCII or of a common script, none of which is a control.
  fileprivate var hasCommonLettersOnly: Bool {
    for scalar in unicodeScalars where !(0x20..<0x7f ~= scalar.value) {
      if TextMetrics.commonWidth(scalar.value) == nil { return false }
    }
    return true
  }

  /// Whether there is nothing but printable ASCII characters. A plain loop, because every text of
  /// every page comes by here.
  var isPrintableASCII: Bool {
    // Pointers: the bytes are read within the closure.
    var text = self
    return text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7f { return false }
      return true
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a tag character, of which the flags of England, Scotland and Wales are
  /// made.
  fileprivate var isTag: Bool { 0xe0020...0xe007f ~= value }
}
