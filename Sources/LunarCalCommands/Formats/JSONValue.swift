/// A JSON value (RFC 8259) whose object members keep their order.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The value in one line, without spaces.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  /// A string with what RFC 8259 wants escaped, and with control characters of all kinds escaped,
  /// so that none reaches a terminal.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _
      where scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
