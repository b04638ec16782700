extension Catalogue {
  /// Recordings that cannot be written or read.
  static let recordings: [Text] = [
    ("--record {}: {}", "--record {1}：{2*}"), ("{}; the recording is not whole", "{1*}；记录不完整"),
    ("the file holds something; --force overwrites it", "文件已有内容；要覆盖就加 --force"),
    ("replay: {}: line {}: {}", "replay：{1}：第 {2} 行：{3*}"), ("replay: {}: {}", "replay：{1}：{2*}"),
    (
      "replay: recorded with {} places of {}, replayed with {} of {}",
      "replay：录制时的数据有 {1} 处（{2}），现在有 {3} 处（{4}）"
    ),
    (
      "line {}: the search found {} places when it was recorded, now {}",
      "第 {1} 行：录制时搜到 {2} 处，现在 {3} 处"
    ),
    ("replay: line {} is cut off", "replay：第 {1} 行不完整"),
    ("this is no recording of areapick", "这不是 areapick 的记录"),
    ("the recording has format {}, and only {} is known", "记录的格式是 {1}，本程序只认 {2}"),
    ("\"markLimit\" must be from 1 on, or not be there", "“markLimit”要不小于 1，或不写"),
    ("\"depth\" must be from 1 to 10000, or not be there", "\"depth\" 要在 1 到 10000 之间，或者不写"),
    ("\"height\" must be 1 to 10000 rows", "\"height\" 要 1 到 10000 行"),
    ("\"height\" must be 1 to 100 percent", "\"height\" 要百分之 1 到 100"),
    ("\"width\" must be 1 to 10000 columns", "\"width\" 要 1 到 10000 列"),
    ("\"width\" must be 1 to 100 percent", "\"width\" 要百分之 1 到 100"),
    ("\"{}\" must be a number", "\"{1}\" 要一个数"), ("\"{}\" must be a text", "\"{1}\" 要一段文字"),
    ("\"{}\" must be a list", "\"{1}\" 要一个列表"), ("\"{}\" must be {}", "\"{1}\" 要{2*}"),
    ("a whole number", "整数"), ("true or false", " true 或 false"), ("a text", "一段文字"), ("a number", "一个数"),
    ("a number from {} to {}", " {1} 到 {2} 之间的数"),
    ("\"{}\" is not known here", "这里不认识 \"{1}\""), ("\"{}\" is missing", "缺少 \"{1}\""),
    ("\"{}\" is too short", "\"{1}\" 太短"), ("\"{}\" stands there twice", "\"{1}\" 出现了两次"),
    ("a number is not whole", "有一个数不是整数"), ("no action", "没有操作"), ("not an object", "不是对象"),
    ("there is no {} '{}'", "没有 {1} “{2}”"), ("not UTF-8", "不是 UTF-8"),
    ("something stands behind the value", "值的后面还有东西"),
    ("the line ends too early", "这一行没有写完"), ("values are nested too deep", "嵌套太深"),
    ("a key is missing", "缺少键"), ("an object has more than {} members", "一个对象多于 {1} 项"),
    ("a colon is missing", "缺少冒号"), ("a brace is not closed", "花括号没有配对"),
    ("a bracket is not closed", "方括号没有配对"), ("a value cannot be read", "有一个值读不出来"),
    ("a number is not whole, or out of bounds", "有一个数不是整数，或者太大"),
    ("a text is not closed, or holds a control character", "一段文字没有结束，或者里面有控制字符"),
    ("a text is not closed", "一段文字没有结束"), ("an escape in a text is not known", "文字里有不认识的转义"),
    ("half a character", "只有半个字符"), ("there is no tree to read places in", "没有可查地点的数据"),
    ("there is no place {} in a list {}", "第 {2} 份列表里没有地点 {1}"),
    ("there is no place {} in these divisions", "这份数据里没有 {1}"),
    ("a letter must be one of A to Z, or #", "字母要在 A 到 Z 之间，或者是 #"),
    ("region {} stands below none of the list", "条目 {1} 不在列表的任何一项之下"), ("region {}: {}", "条目 {1}：{2}"),
    ("no screen has {}×{} cells", "没有 {1}×{2} 的屏幕"), ("nothing was searched for", "还没有搜索"),
    ("a place that was found is not there", "搜到的地点不在数据里"),
    ("a moment must be written as 2026-11-21T09:30:15", "时刻要写成 2026-11-21T09:30:15"),
    ("the columns of a day or a time cannot be opened", "日期或时间的各列打不开"),
    ("nothing can be chosen", "没有可选的"),
  ]

  /// The C library's messages for system errors.
  static let systemErrors: [Text] = [
    ("No such file or directory", "没有这个文件或目录"), ("Permission denied", "没有权限"),
    ("Operation not permitted", "不允许这样做"), ("Is a directory", "这是目录"), ("Not a directory", "路径中有一段不是目录"),
    ("No such device or address", "没有这个设备"), ("No such device", "没有这个设备"),
    ("Inappropriate ioctl for device", "不是终端"), ("Input/output error", "读写出错"),
    ("Broken pipe", "没有人在读"), ("No space left on device", "磁盘已满"), ("Disk quota exceeded", "超出了磁盘配额"),
    ("File too large", "文件太大"), ("Read-only file system", "文件系统是只读的"),
    ("Too many levels of symbolic links", "符号链接绕成了圈"), ("File name too long", "文件名太长"),
    ("Too many open files", "打开的文件太多"), ("Too many open files in system", "系统打开的文件太多"),
    ("Cannot allocate memory", "内存不足"), ("Bad file descriptor", "文件没有打开"), ("Invalid argument", "参数不对"),
    ("Text file busy", "文件正在被使用"), ("Device or resource busy", "设备正忙"), ("File exists", "文件已存在"),
    ("Resource temporarily unavailable", "暂时不可用"), ("Function not implemented", "系统不支持"),
    ("Operation not supported", "不支持这样做"), ("Connection reset by peer", "连接已被对方断开"),
    ("Stale file handle", "文件已经不在了"), ("Bad address", "地址不对"), ("Illegal seek", "不能在其中移动位置"),
    ("Transport endpoint is not connected", "没有连接"),
  ]
}
