import CalendarModels

extension InterfaceWords {
  static let vietnamese = InterfaceWords(
    browseHints: "?:trợ giúp  /:tìm  g:đến ngày  t:hôm nay  q:thoát",
    pickHints: "Enter:chọn  g:đến ngày  t:hôm nay  q:thoát",
    rangeHints: "Space:đầu, cuối  Enter:xong  g:đến ngày  q:thoát",
    firstOfMonth: { "1/\($0)" },
    goTo: "Đến ngày (2026-02-17, lunar 2026-1-1): ",
    search: "Tìm: ",
    nothingFound: { "không tìm thấy: \($0)" },
    help: "Phím",
    meanings: [
      "tới hoặc lùi một ngày, một tuần",
      "lùi hoặc tới một tháng",
      "lùi hoặc tới một năm",
      "ngày đầu hoặc cuối tháng",
      "ngày đầu hoặc cuối tuần",
      "hôm nay",
      "đến một ngày dương hoặc âm lịch",
      "tìm; kết quả sau, trước",
      "tháng, dải ngày, năm",
      "lịch kế tiếp",
      "ngôn ngữ kế tiếp",
      "đổi ngày đầu tuần",
      "bấm một ngày, lăn bánh xe",
      "thoát",
    ],
    anyKey: "phím bất kỳ để quay lại",
    hits: { "\($0) kết quả: Enter để đến" },
    pickDay: "Chọn một ngày",
    pickRange: "Chọn một khoảng ngày",
    range: [.text("Từ"), .start, .text("đến"), .end],
    summary: { days, nights in "\(days) ngày \(nights) đêm" })
}
