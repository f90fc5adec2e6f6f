import Lunisolar

/// A day after a birth or a death for which custom has a name.
///
/// Days are counted with the day itself as the first, as all four traditions do (the 49th day of
/// someone who died on the 1st is 48 days later); years from the origin, so that the Japanese
/// 三回忌, which counts the death as the first time, is year 2.
public struct Milestone: Hashable, Sendable {
  /// How far a milestone is from the origin.
  public enum Count: Hashable, Sendable {
    /// That day, the origin being day 1.
    case days(Int)
    /// That many years later, on the anniversary.
    case years(Int)
  }

  /// How far it is.
  public var count: Count
  /// The name in the languages of the tradition.
  public var names: [Language: String]

  /// The milestones of an occasion in a tradition, in order.
  ///
  /// Sources. Japan: the tables of 年忌法要 that temples give and ja.wikipedia "年忌" repeats (百か日
  /// on the 100th day, 一周忌 after one year, 三回忌 after two); which of the 23rd, 25th, 27th and 37th
  /// is kept depends on the school. Korea: the funeral rites of 건전가정의례준칙 (Presidential Decree
  /// 16544 of 1999), by which mourning for parents, grandparents and spouse ends with the 탈상제 on
  /// the 100th day; 소상 on the first anniversary and 대상 on the second, leap months not counted
  /// (조선왕조실록 encyclopedia of the Academy of Korean Studies, "소상", after the 사례편람). China: 小祥
  /// after one year and 大祥 after another (Book of Rites, 間傳), the seven sevenths (zh.wikipedia
  /// "做七"), the hundredth day, and the third anniversary, on which mourning is put off. Vietnam:
  /// the first anniversary is tiểu tường or giỗ đầu, the second đại tường or giỗ hết, later ones
  /// giỗ thường (vancungvietnam.com, "Cúng ngày giỗ thường"); tốt khốc, the hundredth day, by Toan
  /// Ánh, Phong tục Việt Nam.
  public static func all(of occasion: Occasion, in tradition: Tradition) -> [Milestone] {
    switch (occasion, tradition) {
    case (.memorial, .chinese): chineseMemorials
    case (.memorial, .korean): koreanMemorials
    case (.memorial, .vietnamese), (.memorial, .vietnameseSouth): vietnameseMemorials
    case (.memorial, .japanese): japaneseMemorials
    case (.birthday, .chinese): chineseBirthdays
    case (.birthday, .korean): koreanBirthdays
    case (.birthday, .vietnamese), (.birthday, .vietnameseSouth): vietnameseBirthdays
    case (.birthday, .japanese): japaneseBirthdays
    case (.other, _): []
    }
  }
}

extension Milestone {
  private init(_ count: Count, _ names: [Language: String]) {
    self.init(count: count, names: names)
  }

  private init(_ count: Count, simplified: String, traditional: String) {
    self.init(
      count: count, names: [.simplifiedChinese: simplified, .traditionalChinese: traditional])
  }

  private static let chineseMemorials = [
    Milestone(.days(7), simplified: "头七", traditional: "頭七"),
    Milestone(.days(14), simplified: "二七", traditional: "二七"),
    Milestone(.days(21), simplified: "三七", traditional: "三七"),
    Milestone(.days(28), simplified: "四七", traditional: "四七"),
    Milestone(.days(35), simplified: "五七", traditional: "五七"),
    Milestone(.days(42), simplified: "六七", traditional: "六七"),
    Milestone(.days(49), simplified: "七七", traditional: "七七"),
    Milestone(.days(100), simplified: "百日", traditional: "百日"),
    Milestone(.years(1), simplified: "小祥", traditional: "小祥"),
    Milestone(.years(2), simplified: "大祥", traditional: "大祥"),
    Milestone(.years(3), simplified: "三周年", traditional: "三週年"),
  ]
  private static let koreanMemorials = [
    Milestone(.days(49), [.korean: "49재"]),
    Milestone(.days(100), [.korean: "백일 탈상"]),
    Milestone(.years(1), [.korean: "소상"]),
    Milestone(.years(2), [.korean: "대상"]),
  ]
  private static let vietnameseMemorials = [
    Milestone(.days(49), [.vietnamese: "49 ngày"]),
    Milestone(.days(100), [.vietnamese: "100 ngày, tốt khốc"]),
    Milestone(.years(1), [.vietnamese: "giỗ đầu, tiểu tường"]),
    Milestone(.years(2), [.vietnamese: "giỗ hết, đại tường"]),
  ]
  private static let japaneseMemorials =
    [
      Milestone(.days(7), [.japanese: "初七日"]),
      Milestone(.days(49), [.japanese: "四十九日"]),
      Milestone(.days(100), [.japanese: "百か日"]),
      Milestone(.years(1), [.japanese: "一周忌"]),
    ]
    + [
      (3, "三"), (7, "七"), (13, "十三"), (17, "十七"), (23, "二十三"), (25, "二十五"), (27, "二十七"),
      (33, "三十三"), (37, "三十七"), (50, "五十"), (100, "百"),
    ].map { Milestone(.years($0.0 - 1), [.japanese: "\($0.1)回忌"]) }
  private static let chineseBirthdays = [
    Milestone(.days(30), simplified: "满月", traditional: "滿月"),
    Milestone(.days(100), simplified: "百日", traditional: "百日"),
    Milestone(.years(1), simplified: "周岁", traditional: "周歲"),
    Milestone(.years(60), simplified: "花甲", traditional: "花甲"),
  ]
  private static let koreanBirthdays = [
    Milestone(.days(100), [.korean: "백일"]),
    Milestone(.years(1), [.korean: "돌"]),
    Milestone(.years(60), [.korean: "환갑"]),
    Milestone(.years(69), [.korean: "칠순"]),
    Milestone(.years(79), [.korean: "팔순"]),
  ]
  private static let vietnameseBirthdays = [
    Milestone(.days(30), [.vietnamese: "đầy tháng"]),
    Milestone(.years(1), [.vietnamese: "thôi nôi"]),
  ]
  private static let japaneseBirthdays = [
    Milestone(.days(7), [.japanese: "お七夜"]),
    Milestone(.days(100), [.japanese: "お食い初め"]),
    Milestone(.years(1), [.japanese: "初誕生"]),
    Milestone(.years(60), [.japanese: "還暦"]),
  ]
}
