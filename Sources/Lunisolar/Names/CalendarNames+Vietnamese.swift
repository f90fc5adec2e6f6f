extension CalendarNames {
  /// Vietnamese. Days 1 to 10 are `mùng`, the 15th is `rằm`; month 1 is `tháng Giêng`, month 12
  /// `tháng Chạp`. Month 11 is `tháng Mười Một`: its old name, `tháng Một`, is now read as
  /// January.
  static let vietnamese = CalendarNames(
    solarMonths: (1...12).map { "Tháng \($0)" },
    shortSolarMonths: (1...12).map { "thg \($0)" },
    weekdays: [
      "Chủ Nhật", "Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy",
    ],
    shortWeekdays: ["CN", "Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7"],
    narrowWeekdays: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
    yearMonth: { year, month in "Tháng \(month) năm \(year)" },
    lunarMonths: vietnameseMonths,
    leapMonth: { "\(vietnameseMonths[$0 - 1]) nhuận" },
    lunarDays: (1...30).map { $0 <= 10 ? "mùng \($0)" : $0 == 15 ? "rằm" : "\($0)" },
    lunarDate: { month, day in "\(day) \(month)" },
    lunarYearMonth: { year, month in "\(month) \(year)" },
    terms: [
      "Xuân phân", "Thanh minh", "Cốc vũ", "Lập hạ", "Tiểu mãn", "Mang chủng",
      "Hạ chí", "Tiểu thử", "Đại thử", "Lập thu", "Xử thử", "Bạch lộ",
      "Thu phân", "Hàn lộ", "Sương giáng", "Lập đông", "Tiểu tuyết", "Đại tuyết",
      "Đông chí", "Tiểu hàn", "Đại hàn", "Lập xuân", "Vũ thủy", "Kinh trập",
    ],
    moonPhases: ["Trăng mới", "Thượng huyền", "Trăng tròn", "Hạ huyền"],
    stems: ["Giáp", "Ất", "Bính", "Đinh", "Mậu", "Kỷ", "Canh", "Tân", "Nhâm", "Quý"],
    branches: [
      "Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi",
    ],
    stemBranch: { stem, branch in "\(stem) \(branch)" },
    animals: [
      "Chuột", "Trâu", "Hổ", "Mèo", "Rồng", "Rắn", "Ngựa", "Dê", "Khỉ", "Gà", "Chó", "Lợn",
    ])

  private static let vietnameseMonths = [
    "tháng Giêng", "tháng Hai", "tháng Ba", "tháng Tư", "tháng Năm", "tháng Sáu",
    "tháng Bảy", "tháng Tám", "tháng Chín", "tháng Mười", "tháng Mười Một", "tháng Chạp",
  ]
}
