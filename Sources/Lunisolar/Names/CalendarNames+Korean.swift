extension CalendarNames {
  /// Korean. Months 1, 11 and 12 are 정월, 동짓달 and 섣달, a leap month is 윤 with its number; the
  /// 15th is 보름 and the 30th, always the last of its month, 그믐.
  static let korean = CalendarNames(
    solarMonths: (1...12).map { "\($0)월" },
    shortSolarMonths: (1...12).map { "\($0)월" },
    weekdays: koreanWeekdays.map { "\($0)요일" },
    shortWeekdays: koreanWeekdays,
    narrowWeekdays: koreanWeekdays,
    yearMonth: { year, month in "\(year)년 \(month)월" },
    lunarMonths: [
      "정월", "이월", "삼월", "사월", "오월", "유월",
      "칠월", "팔월", "구월", "시월", "동짓달", "섣달",
    ],
    leapMonth: { "윤\($0)월" },
    lunarDays: [
      "초하루", "초이틀", "초사흘", "초나흘", "초닷새",
      "초엿새", "초이레", "초여드레", "초아흐레", "초열흘",
      "열하루", "열이틀", "열사흘", "열나흘", "보름",
      "열엿새", "열이레", "열여드레", "열아흐레", "스무날",
      "스무하루", "스무이틀", "스무사흘", "스무나흘", "스무닷새",
      "스무엿새", "스무이레", "스무여드레", "스무아흐레", "그믐",
    ],
    lunarDate: { month, day in "\(month) \(day)" },
    lunarYearMonth: { year, month in "\(year)년 \(month)" },
    terms: [
      "춘분", "청명", "곡우", "입하", "소만", "망종",
      "하지", "소서", "대서", "입추", "처서", "백로",
      "추분", "한로", "상강", "입동", "소설", "대설",
      "동지", "소한", "대한", "입춘", "우수", "경칩",
    ],
    moonPhases: ["삭", "상현", "망", "하현"],
    stems: ["갑", "을", "병", "정", "무", "기", "경", "신", "임", "계"],
    branches: ["자", "축", "인", "묘", "진", "사", "오", "미", "신", "유", "술", "해"],
    stemBranch: { stem, branch in stem + branch },
    animals: [
      "쥐", "소", "호랑이", "토끼", "용", "뱀", "말", "양", "원숭이", "닭", "개", "돼지",
    ])

  private static let koreanWeekdays = ["일", "월", "화", "수", "목", "금", "토"]
}
