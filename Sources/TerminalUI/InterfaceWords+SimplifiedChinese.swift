import CalendarModels

extension InterfaceWords {
  static let simplifiedChinese = InterfaceWords(
    browseHints: "?:帮助  /:搜索  g:转到  t:今天  q:退出",
    pickHints: "Enter:选定  g:转到  t:今天  q:退出",
    rangeHints: "Space:起止  Enter:完成  g:转到  q:退出",
    firstOfMonth: { "\($0)月1" },
    goTo: "转到 (2026-02-17, lunar 2026-1-1): ",
    search: "搜索: ",
    nothingFound: { "没有找到：\($0)" },
    help: "按键",
    meanings: [
      "前后一天或一周",
      "前一月或后一月",
      "前一年或后一年",
      "月初或月末",
      "周初或周末",
      "今天",
      "转到公历或农历日期",
      "搜索；下一个、上一个",
      "月、日条、年",
      "下一种历法",
      "下一种语言",
      "换一周的第一天",
      "点击日期，滚动滚轮",
      "退出",
    ],
    anyKey: "按任意键返回",
    hits: { "找到 \($0) 个：按 Enter 转到" },
    pickDay: "选择日期",
    pickRange: "选择日期范围",
    range: [.text("从"), .start, .text("到"), .end],
    summary: { days, nights in "\(days)天\(nights)晚" })
}
