import CalendarModels

extension InterfaceWords {
  static let japanese = InterfaceWords(
    browseHints: "?:ヘルプ  /:検索  g:移動  t:今日  q:終了",
    pickHints: "Enter:決定  g:移動  t:今日  q:終了",
    rangeHints: "Space:始め、終わり  Enter:完了  g:移動  q:終了",
    firstOfMonth: { "\($0)月1" },
    goTo: "移動 (2026-02-17, lunar 2026-1-1): ",
    search: "検索: ",
    nothingFound: { "見つかりません：\($0)" },
    help: "キー",
    meanings: [
      "一日または一週間前後へ",
      "前の月、次の月",
      "前の年、次の年",
      "月初、月末",
      "週の初め、終わり",
      "今日",
      "新暦または旧暦の日付へ移動",
      "検索；次、前",
      "月、列、年",
      "次の暦",
      "次の言語",
      "週の始まりを変える",
      "日をクリック、ホイールを回す",
      "終了",
    ],
    anyKey: "どれかのキーで戻ります",
    hits: { "\($0) 件：Enter で移動" },
    pickDay: "日を選ぶ",
    pickRange: "期間を選ぶ",
    range: [.start, .text("から"), .end, .text("まで")],
    summary: { days, nights in "\(nights)泊\(days)日" })
}
