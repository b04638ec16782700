/// Radicals, which Unicode has apart from the characters that look the same: texts out of PDF files have ⻄安 for 西安.
enum Radicals {
  /// Those from U+2F00 on, in order.
  private static let kangxi = Array(
    """
    一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴\
    廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿\
    目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵\
    邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠
    """.unicodeScalars)
  /// Some from U+2E80 on, each before its character.
  private static let supplement: [UInt32: UInt32] = {
    let pairs = Array("⺄乙⺗心⺠民⺧牛⺼肉⻁虎⻄西⻅见⻆角⻉贝⻋车⻑长⻒长⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟".unicodeScalars)
    return Dictionary(
      stride(from: 0, to: pairs.count, by: 2).map { (pairs[$0].value, pairs[$0 + 1].value) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The character that looks like a radical; any other scalar as it is.
  static func character(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2E80..<0x2F00: return supplement[scalar] ?? scalar
    case 0x2F00..<0x2F00 + UInt32(kangxi.count): return kangxi[Int(scalar - 0x2F00)].value
    default: return scalar
    }
  }
}
