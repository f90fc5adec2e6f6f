import Lunisolar

extension Language {
  /// The name of a region by its ISO 3166 code, or the code where it is none of ours.
  func regionName(_ code: String) -> String {
    guard let place = LocaleDefaults.regions.firstIndex(of: code) else { return code }
    return regionNames[place]
  }

  /// In the order of ``LocaleDefaults/regions``.
  private var regionNames: [String] {
    switch self {
    case .english:
      [
        "China", "Hong Kong", "Indonesia", "Japan", "North Korea", "South Korea", "Macau",
        "Malaysia", "the Philippines", "Singapore", "Taiwan", "Vietnam",
      ]
    case .vietnamese:
      [
        "Trung Quốc", "Hồng Kông", "Indonesia", "Nhật Bản", "Triều Tiên", "Hàn Quốc", "Ma Cao",
        "Malaysia", "Philippines", "Singapore", "Đài Loan", "Việt Nam",
      ]
    case .simplifiedChinese:
      [
        "中国", "香港", "印度尼西亚", "日本", "朝鲜", "韩国", "澳门", "马来西亚", "菲律宾", "新加坡",
        "台湾", "越南",
      ]
    case .traditionalChinese:
      [
        "中國", "香港", "印尼", "日本", "北韓", "南韓", "澳門", "馬來西亞", "菲律賓", "新加坡", "臺灣",
        "越南",
      ]
    case .korean:
      [
        "중국", "홍콩", "인도네시아", "일본", "북한", "대한민국", "마카오", "말레이시아", "필리핀",
        "싱가포르", "대만", "베트남",
      ]
    case .japanese:
      [
        "中国", "香港", "インドネシア", "日本", "北朝鮮", "韓国", "マカオ", "マレーシア", "フィリピン",
        "シンガポール", "台湾", "ベトナム",
      ]
    }
  }
}
