extension AlmanacNames {
  /// Vietnamese.
  static let vietnamese = AlmanacNames(
    elements: ["Mộc", "Hỏa", "Thổ", "Kim", "Thủy"],
    nayin: [
      "Hải Trung Kim", "Lô Trung Hỏa", "Đại Lâm Mộc", "Lộ Bàng Thổ", "Kiếm Phong Kim",
      "Sơn Đầu Hỏa", "Giản Hạ Thủy", "Thành Đầu Thổ", "Bạch Lạp Kim", "Dương Liễu Mộc",
      "Tuyền Trung Thủy", "Ốc Thượng Thổ", "Tích Lịch Hỏa", "Tùng Bách Mộc", "Trường Lưu Thủy",
      "Sa Trung Kim", "Sơn Hạ Hỏa", "Bình Địa Mộc", "Bích Thượng Thổ", "Kim Bạch Kim",
      "Phúc Đăng Hỏa", "Thiên Hà Thủy", "Đại Trạch Thổ", "Thoa Xuyến Kim", "Tang Đố Mộc",
      "Đại Khê Thủy", "Sa Trung Thổ", "Thiên Thượng Hỏa", "Thạch Lựu Mộc", "Đại Hải Thủy",
    ],
    officers: [
      "Kiến", "Trừ", "Mãn", "Bình", "Định", "Chấp",
      "Phá", "Nguy", "Thành", "Thu", "Khai", "Bế",
    ],
    mansions: [
      "Giác", "Cang", "Đê", "Phòng", "Tâm", "Vĩ", "Cơ",
      "Đẩu", "Ngưu", "Nữ", "Hư", "Nguy", "Thất", "Bích",
      "Khuê", "Lâu", "Vị", "Mão", "Tất", "Chủy", "Sâm",
      "Tỉnh", "Quỷ", "Liễu", "Tinh", "Trương", "Dực", "Chẩn",
    ],
    spirits: [
      "Thanh Long", "Minh Đường", "Thiên Hình", "Chu Tước", "Kim Quỹ", "Thiên Đức",
      "Bạch Hổ", "Ngọc Đường", "Thiên Lao", "Huyền Vũ", "Tư Mệnh", "Câu Trận",
    ],
    rokuyo: ["Đại An", "Xích Khẩu", "Tiên Thắng", "Hữu Dẫn", "Tiên Phụ", "Phật Diệt"])
}
