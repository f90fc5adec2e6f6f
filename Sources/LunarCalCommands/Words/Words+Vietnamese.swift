extension Words {
  static let vietnamese = Words(
    dayOff: "ngày nghỉ",
    makeupWorkday: "làm bù",
    festival: "ngày lễ",
    event: "sự kiện",
    solarTerm: "tiết khí",
    moonPhase: "Mặt trăng",
    publicHoliday: "ngày nghỉ lễ",
    substitute: "nghỉ bù",
    observance: "ngày kỷ niệm",
    special: "ngày đặc biệt",
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
    term: "Tiết khí",
    kind: "Loại",
    name: "Tên",
    holidays: "Ngày lễ",
    list: "Các ngày đáng nhớ",
    coming: "Sắp tới",
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
    holidaysOf: { "Ngày lễ \($0), \($1)" },
    notAnnounced: {
      "Chưa có quyết định của \($0) cho năm \($1): còn thiếu các ngày sẽ do quyết định đó ấn định"
    },
    termsOfYear: { "Tiết khí và pha trăng \($0), \($1)" },
    monthDay: { "\($1)/\($0)" },
    leapPrefix: "L",
    lunarNumbers: { month, day in "\(day)/\(month)" },
    traditions: [
      "Trung Quốc", "Hàn Quốc", "Việt Nam", "Việt Nam (miền Nam)", "Nhật Bản",
    ])
}
