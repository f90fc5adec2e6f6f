import CalendarModels

extension InterfaceWords {
  static let korean = InterfaceWords(
    browseHints: "?:도움말  /:찾기  g:이동  t:오늘  q:종료",
    pickHints: "Enter:선택  g:이동  t:오늘  q:종료",
    rangeHints: "Space:시작, 끝  Enter:완료  g:이동  q:종료",
    firstOfMonth: { "\($0)월 1" },
    goTo: "이동 (2026-02-17, lunar 2026-1-1): ",
    search: "찾기: ",
    nothingFound: { "찾을 수 없음: \($0)" },
    help: "키",
    meanings: [
      "하루 또는 한 주 앞뒤로",
      "이전 달, 다음 달",
      "이전 해, 다음 해",
      "달의 첫날, 마지막 날",
      "주의 첫날, 마지막 날",
      "오늘",
      "양력 또는 음력 날짜로 이동",
      "찾기; 다음, 이전",
      "달, 줄, 해",
      "다음 역법",
      "다음 언어",
      "주의 시작 요일 바꾸기",
      "날짜 누르기, 휠 돌리기",
      "종료",
    ],
    anyKey: "아무 키나 누르면 돌아갑니다",
    hits: { "\($0)개 찾음: Enter로 이동" },
    pickDay: "날짜 선택",
    pickRange: "기간 선택",
    range: [.start, .text("부터"), .end, .text("까지")],
    summary: { days, nights in "\(nights)박 \(days)일" })
}
