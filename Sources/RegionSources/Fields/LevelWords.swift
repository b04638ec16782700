/// A column, or a pair of columns, for one level: `State Code, State Name, District Code, District Name`.
struct LevelColumn {
  /// The level's word: the column's name without the word for code or name.
  let stem: String
  /// The name of the column as it is written, for people.
  var title: String
  var name: Int?
  var code: Int?
  /// A column with the level's word alone; it is the name, unless another column is.
  var plain: Int?
  /// Whether the word is a known word for a level.
  let isKnown: Bool
}

enum LevelWords {
  /// Words for levels in the form of `FieldNames.normalized`, without endings.
  private static let words: Set<String> = Set(
    """
    planet continent nation countryorarea country region area state province prefecture city county district subdistrict ward town
    township village municipality municipal commune department oblast raion governorate division subdivision zone street neighborhood
    neighbourhood suburb locality place section sector segment family fam class order genus species kingdom phylum tribe
    grouping category subcategory group subgroup category1 category2 brick commodity product type subtype brand series model
    estado municipio distrito uf regiao provincia departamento canton comuna provinsi kabupaten kota kecamatan
    kelurahan desa barangay taluk tehsil block mandal gram panchayat land bundesland kreis gemeinde arrondissement
    territory market branch store constituency barrio
    chapter title part subpart artist album track school college major grade company office team floor room building
    staat stadt stadtteil landkreis pays ville país pais ciudad cidade paese città
    国家 洲 大区 省 省份 省级 市 城市 地市 地级 地级市 市级 区 县 区县 县级 县区 街道 乡镇 镇 乡级 村 村级 社区 居委会
    门类 大类 中类 小类 类别 分类 一级 二级 三级 四级 一级分类 二级分类 三级分类 州 都道府県 市区町村 도 시 군 구
    kategorie unterkategorie oberkategorie warengruppe untergruppe artikel catégorie souscatégorie famille sousfamille
    categoría subcategoría categoria sottocategoria categorie subcategorie kategoria podkategoria kategori underkategori
    категория подкатегория раздел подраздел группа подгруппа カテゴリ サブカテゴリ 대분류 중분류 소분류 세분류 세세분류
    admin departement gemeente provincie region1 tinh huyen xa quan phuong thanhpho namespace schema subcountry subregion
    site plant facility campus warehouse domain realm
    faculty programme program course module ministry directorate agency bureau discipline
    学院 院系 专业 班级 年级 学校 科室 公司 部门 一级部门 二级部门 三级部门 小组 班组 团队 事业部 中心
    kanton bezirk ortschaft ortsteil regierungsbezirk canton localité comarca localidad población poblacion municipi parroquia bairro
    kraj okres obec megye járás település județ comună localitate maakunta kunta län kommun kommune fylke maakond vald
    İl ilçe mahalle köy negeri daerah mukim область край район город регион село страна громада місто община
    المحافظة محافظة المدينة مدينة المنطقة منطقة الحي الدولة استان شهرستان شهر بخش จังหวัด อำเภอ ตำบล ภาค มณฑล
    περιφέρεια δήμος νομός κοινότητα राज्य जिला
    concelho freguesia parish subcounty subparish kebele lga thana tehsil okrug općina opcina zupanija županija opština
    opstina gouvernorat délégation imada circonscription faritra apskritis savivaldybė seniūnija novads pagasts
    corregimiento vereda shehia
    regione comune subdistrito région département wojewodztwo województwo powiat gmina changwat amphoe tambon
    make trim cidade sido sigungu eupmyeondong eupmyeon constituency
    wilaya daira upazila upazilla wereda woreda
    citywardtown cityward townward regionstate stateregion stateprovince provincestate citymunicipality municipalitycity
    citytown towncity districttownship
    국가 나라 ประเทศ หมู่ หมู่บ้าน देश χώρα ország země krajina ülke negara riik valsts šalis البلد
    straße strasse улица ulica ulice utca calle rua rue sokak cadde straat gata gatan katu colonia quartier strada
    stadtbezirk viertel weiler miasto mesto mjesto dzielnica osiedle wieś osada čtvrť ulici отдел микрорайон округ посёлок поселок волость
    вулиця місто районы сільрада облыс аудан ауыл viloyat tuman mahalla rayon bölge şehir semt kylä tätort ort wijk buurt oraș
    мкр аймаг сум баг маз մարզ համայնք მხარე რეგიონი მუნიციპალიტეტი ქალაქი სოფელი
    מחוז נפה יישוב עיר שכונה רחוב מדינה אזור القرية القضاء الناحية القسم الشارع البلدية الولاية الدائرة روستا دهستان محله خیابان
    तहसील गाँव ग्राम शहर मोहल्ला বিভাগ জেলা উপজেলা ইউনিয়ন গ্রাম மாவட்டம் வட்டம் கிராமம் జిల్లా మండలం ಜಿಲ್ಲೆ
    ខេត្ត ស្រុក ឃុំ ភូមិ ແຂວງ ເມືອງ ບ້ານ တိုင်း ခရိုင် မြို့နယ် ရပ်ကွက် ကျေးရွာ ክልል ዞን ወረዳ ቀበሌ
    หมวด หมวดหมู่ สินค้า 分類 品目 大分類 中分類 小分類 細分類 品類 商品 품목 상품 부서 팀 본부 지역
    gruppe hauptgruppe produktgruppe produkt abteilung groupe sousgroupe rayon gamme produit grupo subgrupo subfamilia
    gruppo sottogruppo prodotto grupa podgrupa товар отдел
    sheng shi qu xian zhen xiang jiedao xiangzhen cun
    郡 郡市 政令市 支庁 振興局 國家 縣市 縣 區 鄉鎮 鄉鎮市區 鄉鎮區 鄉 村里 里 시도 시군구 읍면동 리 町域 tỉnh huyện xã
    il ilce koy bolge 部 課 係
    樓層 楼层 房間 房间 科目 章 节 節 shelf shop raum etage
    """.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })

  /// Levels whose places may be called by numbers alone.
  static let ofNumbers: Set<String> = ["building", "floor", "room", "grade", "ward", "หมู่"]

  /// Levels within which programs' names are unique; one may hold a single name.
  static let ofNames: Set<String> = ["namespace", "schema"]

  /// Levels that hold things; behind the name of a thing they say where it stands.
  static let ofThings: Set<String> = ["site", "plant", "facility", "campus", "warehouse", "domain", "realm"]

  /// What stands in front of a word for a level and makes another of it: a rural district beside a district.
  private static let parts = ["sub", "main", "super", "infra", "rural", "urban", "metropolitan"]

  /// What offices write for parts of a code.
  private static let codeParts: Set<String> = ["woj", "pow", "gmi", "rodz", "ent", "mun", "loc"]

  /// Whether headings of columns side by side are those of levels, but for one: `L1, L2`, `Major Group, Minor Group`.
  ///
  /// A last word is enough, and so is one word with numbers behind it: `NUTS level 1`, `NUTS level 2`.
  static func areLevels(_ headings: [String]) -> Bool {
    let numbered = headings.map { withoutNumber(FieldNames.normalized($0)) }
    var counts: [String: Int] = [:]
    for word in numbered { if let word { counts[word, default: 0] += 1 } }
    let known = headings.indices.count { index in
      let last = headings[index].split { " _-".contains($0) }.last.map { FieldNames.normalized(String($0)) }
      let stem = columns([headings[index]]).first?.stem ?? ""
      let isNumbered = numbered[index].map { counts[$0, default: 0] > 1 } ?? false
      return isNumbered || isKnown(stem) || CodeLevels.shortWords.contains(stem) || codeParts.contains(stem)
        || last.map(isKnown) ?? false
    }
    return headings.count > 1 && known > 1 && known + 1 >= headings.count
  }

  /// A word in front of a number; nil where there is none.
  private static func withoutNumber(_ name: String) -> String? {
    let digits = name.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    return digits > 0 && digits < name.utf8.count ? String(name.dropLast(digits)) : nil
  }

  /// Whether a word is the plural of one for a level: `states`, `counties`.
  static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && (isKnown(String(word.dropLast())) || isKnown(String(word.dropLast(3)) + "y"))
  }

  /// A plural's word for one: `county` of `counties`.
  static func singular(_ word: String) -> String {
    word.hasSuffix("ies") ? word.dropLast(3) + "y" : String(word.dropLast())
  }

  static func isKnown(_ stem: String) -> Bool {
    if words.contains(stem) || isNumberedWord(stem) { return true }
    // `政令市･郡･支庁･振興局等`
    let several = stem.split { $0 == "･" || $0 == "・" }
    if several.count > 1, several.dropLast().allSatisfy({ words.contains(String($0)) }) { return true }
    if parts.contains(where: { stem.hasPrefix($0) && words.contains(String(stem.dropFirst($0.count))) }) {
      return true
    }
    let digits = stem.reversed().prefix { $0.isNumber }.count
    guard digits > 0, digits <= 2 else { return false }
    let word = String(stem.dropLast(digits))
    return countable.contains(word)
      || words.contains(word)
  }

  /// Whether a word for a level stands beside one that is counted: `level1category`, `categorylevel2`.
  private static func isNumberedWord(_ stem: String) -> Bool {
    guard let first = stem.utf8.firstIndex(where: { $0 >= 0x30 && $0 <= 0x39 }), first > stem.startIndex
    else {
      return false
    }
    let (front, rest) = (String(stem[..<first]), stem[first...].drop(while: \.isNumber))
    if countable.contains(front) { return words.contains(String(rest)) }
    return rest.isEmpty
      && countable.contains {
        $0.utf8.count > 2 && front.hasSuffix($0) && words.contains(String(front.dropLast($0.count)))
      }
  }

  /// Words that are levels where a number stands behind them.
  private static let countable: Set<String> = [
    "level", "lvl", "l", "adm", "admin", "tier", "cat", "step", "depth", "ebene", "stufe", "niveau", "nivel",
    "nível",
    "livello", "poziom", "nivå", "taso", "seviye", "уровень", "рівень", "tingkat", "cấp", "レベル", "级别", "层级",
    "级",
  ]

  private static let codeEndings = [
    "代码", "代碼", "代號", "编码", "编号", "編號", "コード", "code", "kode", "kod", "kód", "kodu", "id", "no", "码", "cd",
    "fips", "fp", "코드",
    "schlussel", "kennziffer", "kennzahl", "nummer", "sigla", "azonosító",
    "azonosito", "kódja",
  ]
  private static let nameEndings = [
    "名称", "名稱", "名字", "name", "label", "naam", "title", "名", "nm", "명칭", "명", "nom", "nome", "nombre",
    "nazev", "název", "nazwa", "naziv", "názov", "namn", "navn", "nimi", "adi", "adı", "bezeichnung",
    "preferredterm",
    "libelle", "kanji",
  ]
  private static let codeBeginnings = [
    "codigo", "kode", "code", "idcode", "codice", "cod", "mã", "cve", "clave", "код", "kod", "κωδικός",
    "κωδικόσ", "sigla", "numero", "número", "numéro", "номер", "номір", "קוד", "κωδ", "編號", "代碼", "رمز",
  ]
  private static let nameBeginnings = [
    "nome", "nama", "name", "nombre", "nom", "libelle", "denominazione", "denominacion", "tên",
    "наименование",
    "название", "nazwa", "nazev",
  ]

  /// Words for what a level's code means, which name it.
  private static let descriptions: Set<String> = [
    "descripcion", "descricao", "description", "desc", "dsc", "beschreibung", "opis", "denominacion",
  ]

  /// The level columns of a header, in order; other columns are left out.
  static func columns(_ header: [String]) -> [LevelColumn] {
    withCounted(withFirst(allColumns(header), header))
  }

  /// Takes names with numbers alone for levels, where they count from nothing: `NAME_0, NAME_1, NAME_2`.
  private static func withCounted(_ columns: [LevelColumn]) -> [LevelColumn] {
    let counted = columns.filter {
      $0.name != nil && $0.stem.utf8.count == 1 && $0.stem.first?.isNumber == true
    }
    guard counted.count > 1, counted.contains(where: { $0.stem == "0" }) else { return columns }
    let stems = Set(counted.map(\.stem))
    return columns.map { column in
      guard stems.contains(column.stem) else { return column }
      return LevelColumn(
        stem: column.stem, title: column.title, name: column.name, code: column.code, plain: column.plain,
        isKnown: true)
    }
  }

  /// Gives GADM's first level, `GID_0`, the name beside it, or its code as the name: `GID_0, COUNTRY, GID_1, NAME_1`.
  private static func withFirst(_ columns: [LevelColumn], _ header: [String]) -> [LevelColumn] {
    guard let first = columns.firstIndex(where: { $0.stem == "0" }) else { return columns }
    if columns[first].name != nil, columns.contains(where: { $0.stem == "1" && $0.name != nil }) {
      var columns = columns
      columns[first] = LevelColumn(
        stem: "0", title: columns[first].title, name: columns[first].name, code: columns[first].code,
        isKnown: true)
      return columns
    }
    guard columns[first].name == nil,
      let code = columns[first].code, columns.contains(where: { $0.stem == "1" && $0.name != nil })
    else { return columns }
    var columns = columns
    if let country = columns.firstIndex(where: { $0.stem == "country" && $0.code == nil }) {
      columns[country].code = code
      columns.remove(at: first)
    } else {
      columns[first] = LevelColumn(stem: "0", title: header[code], plain: code, isKnown: true)
    }
    return columns
  }

  private static func allColumns(_ header: [String]) -> [LevelColumn] {
    var columns: [LevelColumn] = []
    var numbers: [String: Int] = [:]
    for (index, heading) in header.enumerated() {
      let (cut, kind) =
        HeadingWords.levelWithLanguage(heading, words.contains).map { ($0, .plain) } ?? cutWord(heading)
        ?? cutName(withoutYear(FieldNames.normalized(withoutRemark(heading))))
      let stem = kind == .plain ? cut : HeadingWords.level(cut, heading: heading, words.contains)
      guard !stem.isEmpty, stem != "parent", stem != "p" else { continue }
      let at = numbers[stem] ?? columns.count
      if at == columns.count {
        numbers[stem] = at
        columns.append(LevelColumn(stem: stem, title: heading, isKnown: isKnown(stem)))
      }
      switch kind {
      case .name: columns[at].name = columns[at].name ?? index
      case .code: columns[at].code = columns[at].code ?? index
      case .plain: columns[at].plain = columns[at].plain ?? index
      }
      if columns[at].name == index || columns[at].plain == index { columns[at].title = title(heading) }
    }
    return columns
  }

  /// A heading without what stands in brackets behind it: `State Name (In English)`, `都道府県名（漢字）`.
  private static func withoutRemark(_ heading: String) -> String {
    guard let last = heading.last, last == ")" || last == "）",
      let start = heading.firstIndex(where: { $0 == "(" || $0 == "（" }), start > heading.startIndex
    else { return heading }
    return String(heading[..<start])
  }

  /// A name without the year behind its word for a code or a name: `sa2code2021`, `lganame21`.
  private static func withoutYear(_ name: String) -> String {
    let digits = name.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    let stem = String(name.dropLast(digits))
    let areNames = ["code", "name", "cd", "nm"].contains(where: stem.hasSuffix)
    guard
      digits == 4 && (codeEndings + nameEndings).contains(where: stem.hasSuffix) || digits == 2 && areNames,
      !stem.isEmpty
    else { return name }
    return stem
  }

  private enum Kind { case name, code, plain }

  /// A heading whose first word is one for a code or a name: in `NOM_ENT` that is `nom`, not `nome`.
  private static func cutWord(_ heading: String) -> (stem: String, Kind)? {
    guard let end = heading.firstIndex(of: "_") else { return nil }
    let first = FieldNames.normalized(String(heading[..<end]))
    let rest = FieldNames.normalized(String(heading[end...]))
    if rest.isEmpty { return nil }
    // The United Nations' offices write `ADM1_EN, ADM1_PCODE` and `adm1_name`; a language is as good as a name.
    if first.count == 4, first.hasPrefix("adm"), first.last?.isNumber == true {
      if rest == "pcode" || rest == "code" { return (first, .code) }
      if rest == "name" || rest.count == 2 { return (first, .name) }
    }
    // GADM: `GID_1, NAME_1`, and before `ID_1, NAME_1`.
    if first == "gid" || first == "id", rest.allSatisfy(\.isNumber) { return (rest, .code) }
    if codeBeginnings.contains(first) { return (rest, .code) }
    // `descripcion_distrito` is its name; `descripcion_corta` is no level's.
    if descriptions.contains(HeadingWords.folded(first)), words.contains(rest) { return (rest, .name) }
    if let start = heading.lastIndex(of: "_") {
      let last = FieldNames.normalized(String(heading[start...]))
      let front = FieldNames.normalized(String(heading[..<start]))
      if descriptions.contains(HeadingWords.folded(last)), words.contains(front) { return (front, .name) }
    }
    return nameBeginnings.contains(first) ? (rest, .name) : nil
  }

  /// A heading with a counted word at its end and what stands there in front: `DESCRIPTION_Level 1` beside `CODE_Level 1`.
  private static func cutCounted(_ name: String) -> (stem: String, Kind)? {
    let digits = name.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    guard digits > 0, digits < 3 else { return nil }
    let front = name.dropLast(digits)
    guard let word = countable.first(where: { $0.utf8.count > 2 && front.hasSuffix($0) }) else { return nil }
    let rest = front.dropLast(word.count)
    let stem = "level" + name.suffix(digits)
    if (nameEndings + ["description", "desc"]).contains(where: { $0.utf8.count > 3 && rest.hasSuffix($0) }) {
      return (stem, .name)
    }
    return codeEndings.contains(where: { $0.utf8.count > 1 && rest.hasSuffix($0) }) ? (stem, .code) : nil
  }

  /// A heading that begins with the number of its level: `一级编码`, `一级科目`.
  private static func cutNumbered(_ name: String) -> (stem: String, Kind)? {
    let start = name.hasPrefix("第") ? String(name.dropFirst()) : name
    guard start.count > 2, let number = start.first, "一二三四五六".contains(number),
      start.dropFirst().first == "级"
    else { return nil }
    let rest = String(start.dropFirst(2))
    return (String(start.prefix(2)), codeEndings.contains(where: rest.hasSuffix) ? .code : .name)
  }

  /// The parts of a name, which may have accents that its words lack.
  private static func cutName(_ name: String) -> (stem: String, Kind) {
    if words.contains(name) { return (name, .plain) }
    if let numbered = cutNumbered(name) { return numbered }
    if name.hasPrefix("iso"), words.contains(String(name.dropFirst(3))) {
      return (String(name.dropFirst(3)), .plain)
    }
    if let (stem, isShort) = HeadingWords.withoutLength(name), words.contains(stem) {
      return (stem, isShort ? .code : .name)
    }
    if let counted = cutCounted(name) { return counted }
    let name = HeadingWords.withoutLanguage(name)
    // The United Nations' offices also write `admin1Pcode`.
    if name.hasSuffix("pcode"), name.dropLast(5).last?.isNumber == true {
      return (String(name.dropLast(5)), .code)
    }
    let found = cut(name)
    guard found.1 == .plain, !HeadingWords.isASCII(name) else { return found }
    let folded = cut(HeadingWords.folded(name))
    if folded.1 != .plain { return folded }
    return isKnown(name) || !words.contains(folded.stem) ? found : folded
  }

  private static func cut(_ name: String) -> (stem: String, Kind) {
    if words.contains(name) { return (name, .plain) }
    for ending in codeEndings where name.hasSuffix(ending) && name != ending {
      return (String(name.dropLast(ending.count)), .code)
    }
    for ending in nameEndings where name.hasSuffix(ending) && name != ending {
      return (String(name.dropLast(ending.count)), .name)
    }
    for start in codeBeginnings where name.hasPrefix(start) && name != start {
      return (String(name.dropFirst(start.count)), .code)
    }
    for start in nameBeginnings where name.hasPrefix(start) && name != start {
      return (String(name.dropFirst(start.count)), .name)
    }
    return (name, .plain)
  }

  /// The heading without its word for a name.
  private static func title(_ heading: String) -> String {
    for ending in [" Name", "_name", " name", "_Name", "Name", "名称", "-name"] where heading.hasSuffix(ending)
    {
      let title = String(heading.dropLast(ending.count))
      if !title.isEmpty { return title }
    }
    return heading
  }
}
