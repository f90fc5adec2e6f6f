extension Words {
  static let vietnamese = Words(
    dayOff: "ngày nghỉ",
    makeupWorkday: "làm bù",
    festival: "ngày lễ",
    event: "sự kiện",
    solarTerm: "tiết khí",
    moonPhase: "Mặt trăng",
    today: "hôm nay",
    date: "Ngày",
    weekday: "Thứ",
    week: "Tuần",
    shortWeek: "Tuần",
    lunarDate: "Âm lịch",
    calendar: "Lịch",
    year: "Năm",
    month: "Tháng",
    day: "Ngày",
    zodiac: "Con giáp",
    instant: "Thời điểm",
    event24: "Tiết khí hoặc pha trăng",
    remark: "Ghi chú",
    uncertain: "Chưa chắc",
    weekOfYear: { "Tuần \($0) năm \($1)" },
    since: { "\($0) từ \($1)" },
    on: { "\($0) ngày \($1)" },
    days: { "\($0) ngày" },
    covers: { "có từ \($0.lowerBound) đến \($0.upperBound)" },
    uncertainty: {
      """
      \($0): sóc hoặc tiết khí rơi quá gần nửa đêm, mà sự tự quay của Trái Đất không thể dự báo \
      chính xác đến thế, nên ngày có thể lệch một ngày
      """
    },
    termsOfYear: { "Tiết khí và pha trăng năm \($0), \($1)" },
    monthDay: { "\($1)/\($0)" },
    leapPrefix: "L",
    lunarNumbers: { month, day in "\(day)/\(month)" },
    traditions: [
      "Trung Quốc", "Hàn Quốc", "Việt Nam", "Việt Nam (miền Nam)", "Nhật Bản",
    ])
}
