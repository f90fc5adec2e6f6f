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
    rokuyo: ["Đại An", "Xích Khẩu", "Tiên Thắng", "Hữu Dẫn", "Tiên Phụ", "Phật Diệt"],
    pentads: [
      "Đông phong giải đống", "Trập trùng thủy chấn", "Ngư trắc phụ băng", "Thát tế ngư",
      "Hậu nhạn bắc", "Thảo mộc manh động", "Đào thủy hoa", "Thương canh minh", "Ưng hóa vi cưu",
      "Huyền điểu chí", "Lôi nãi phát thanh", "Thủy điện", "Đồng thủy hoa", "Điền thử hóa vi như",
      "Hồng thủy hiện", "Bình thủy sinh", "Minh cưu phất kỳ vũ", "Đới thắng giáng vu tang",
      "Lâu quắc minh", "Khâu dẫn xuất", "Vương qua sinh", "Khổ thái tú", "Mỹ thảo tử",
      "Mạch thu chí", "Đường lang sinh", "Quyết thủy minh", "Phản thiệt vô thanh", "Lộc giác giải",
      "Điêu thủy minh", "Bán hạ sinh", "Ôn phong chí", "Tất suất cư bích", "Ưng thủy chí",
      "Hủ thảo vi huỳnh", "Thổ nhuận nhục thử", "Đại vũ hành thời", "Lương phong chí",
      "Bạch lộ giáng", "Hàn thiền minh", "Ưng nãi tế điểu", "Thiên địa thủy túc", "Hòa nãi đăng",
      "Hồng nhạn lai", "Huyền điểu quy", "Quần điểu dưỡng tu", "Lôi thủy thu thanh",
      "Trập trùng bôi hộ", "Thủy thủy hạc", "Hồng nhạn lai tân", "Tước nhập đại thủy vi cáp",
      "Cúc hữu hoàng hoa", "Sài nãi tế thú", "Thảo mộc hoàng lạc", "Trập trùng hàm phủ",
      "Thủy thủy băng", "Địa thủy đống", "Trĩ nhập đại thủy vi thận", "Hồng tàng bất hiện",
      "Thiên khí thượng thăng địa khí hạ giáng", "Bế tắc nhi thành đông", "Hạt đán bất minh",
      "Hổ thủy giao", "Lệ đĩnh xuất", "Khâu dẫn kết", "Mi giác giải", "Thủy tuyền động",
      "Nhạn bắc hương", "Thước thủy sào", "Trĩ thủy cẩu", "Kê thủy nhũ", "Chinh điểu lệ tật",
      "Thủy trạch phúc kiên",
    ],
    sanfu: ["Sơ phục", "Trung phục", "Mạt phục"],
    nines: [
      "Nhất cửu", "Nhị cửu", "Tam cửu", "Tứ cửu", "Ngũ cửu", "Lục cửu", "Thất cửu", "Bát cửu",
      "Cửu cửu",
    ],
    zassetsu: [
      "Doyō mùa đông", "Setsubun", "Higan mùa xuân", "Shanichi mùa xuân", "Doyō mùa xuân",
      "Đêm thứ 88", "Nyūbai", "Hangeshō", "Doyō mùa hè", "Ngày thứ 210", "Ngày thứ 220",
      "Higan mùa thu", "Shanichi mùa thu", "Doyō mùa thu",
    ],
    appearances: [
      "Trăng mới", "Trăng lưỡi liềm đầu tháng", "Trăng thượng huyền", "Trăng khuyết đầu tháng",
      "Trăng tròn", "Trăng khuyết cuối tháng", "Trăng hạ huyền", "Trăng lưỡi liềm cuối tháng",
    ])
}
