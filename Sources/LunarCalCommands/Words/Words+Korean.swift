extension Words {
  static let korean = Words(
    dayOff: "쉬는 날",
    makeupWorkday: "근무일",
    festival: "기념일",
    event: "일정",
    solarTerm: "절기",
    moonPhase: "달",
    today: "오늘",
    date: "날짜",
    weekday: "요일",
    week: "주",
    shortWeek: "주",
    lunarDate: "음력",
    calendar: "역법",
    year: "년",
    month: "월",
    day: "일",
    zodiac: "띠",
    instant: "시각",
    event24: "절기·달의 위상",
    remark: "비고",
    uncertain: "미정",
    weekOfYear: { "\($1)년 제\($0)주" },
    since: { "\($0) (\($1)부터)" },
    on: { "\($0) (\($1))" },
    days: { "\($0)일" },
    covers: { "\($0.lowerBound)부터 \($0.upperBound)까지" },
    uncertainty: {
      """
      \($0): 합삭이나 절기가 자정에 너무 가깝고 지구 자전은 그만큼 정확히 예측할 수 없어 날짜가 \
      하루 달라질 수 있음
      """
    },
    termsOfYear: { "\($0)년 절기와 달의 위상, \($1)" },
    monthDay: { "\($0)월 \($1)일" },
    leapPrefix: "윤",
    lunarNumbers: { month, day in "\(month).\(day)" },
    traditions: ["중국", "한국", "베트남", "베트남(남부)", "일본"],
    shortTraditions: ["중국", "한국", "베트남", "남베트남", "일본"])
}
