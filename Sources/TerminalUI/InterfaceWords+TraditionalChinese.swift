import CalendarModels

extension InterfaceWords {
  static let traditionalChinese = InterfaceWords(
    browseHints: "?:說明  /:搜尋  g:前往  t:今天  q:離開",
    pickHints: "Enter:選定  g:前往  t:今天  q:離開",
    rangeHints: "Space:起訖  Enter:完成  g:前往  q:離開",
    firstOfMonth: { "\($0)月1" },
    goTo: "前往 (2026-02-17, lunar 2026-1-1): ",
    search: "搜尋: ",
    nothingFound: { "找不到：\($0)" },
    help: "按鍵",
    meanings: [
      "前後一天或一週",
      "上個月或下個月",
      "上一年或下一年",
      "月初或月底",
      "週初或週末",
      "今天",
      "前往國曆或農曆日期",
      "搜尋；下一個、上一個",
      "月、日條、年",
      "下一種曆法",
      "下一種語言",
      "換一週的第一天",
      "點選日期，捲動滾輪",
      "離開",
    ],
    anyKey: "按任意鍵返回",
    hits: { "找到 \($0) 個：按 Enter 前往" },
    pickDay: "選擇日期",
    pickRange: "選擇日期範圍",
    range: [.text("從"), .start, .text("到"), .end],
    summary: { days, nights in "\(days)天\(nights)夜" })
}
