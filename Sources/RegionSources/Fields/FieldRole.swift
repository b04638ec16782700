/// The role of a field of a record.
enum FieldRole: CaseIterable {
  case name, code, children, parent, level, disabled, leaf
}

/// The names that mark a role of a field, in lower case and without `_`, `-` and blanks.
///
/// The first match in a list wins. Exact names come first, then endings and beginnings, then the words of last resort.
struct FieldNames {
  let exact: [String]
  var endings: [String] = []
  var beginnings: [String] = []
  /// Words that count only if the data has no better name.
  var last: [String] = []
  var lastEndings: [String] = []
  /// Words like the last ones, of one rank.
  var further: [String] = []
  /// Words that a language may follow: `titleEn`.
  var inLanguages: [String] = []
  /// What names begin with that tell what the role's field was before.
  var former: [String] = []
  /// Names that only sound like the role's.
  var never: Set<String> = []

  static func of(_ role: FieldRole) -> FieldNames {
    switch role {
    case .name: name
    case .code: code
    case .children: children
    case .parent: parent
    case .level: level
    case .disabled: FieldNames(exact: ["disabled", "isdisabled"], last: ["禁用", "停用"])
    case .leaf: FieldNames(exact: ["leaf", "isleaf", "haschildren", "haschild", "isparent"])
    }
  }

  private static let name = FieldNames(
    exact: words(
      """
      name text label preflabel preferredname preferredlabel title fullname extname dname cname areaname cityname roadname nametxt nome nama n state city district
      """),
    endings: [
      "name", "名称", "名字", "名前", "地名", "名", "naam", "nombre", "nome", "nama", "nume", "denumire", "adi",
      "nazwa", "nimi", "namn",
      "navn",
      "naziv", "nazev", "název", "názov", "label", "명", "이름", "text", "title",
    ], beginnings: ["nome", "nom", "nombre", "name", "libelle", "denominazione", "denominacion", "tên"],
    last: words(
      """
      titel titre titolo título titulo tytuł 标题
      名 中文名 nombre nom naam navn namn nazwa nimi ad bezeichnung наименование название denominazione denominación nomb
      display subject summary headline caption topic description descripcion beschreibung opis popis описание desc descricao category question message body data
      uraian
      admnm province provincia departamento municipio distrito comuna county country region area town ward address names repository command cmd comm value id code key
      """), lastEndings: ["desc", "description"],
    further: words(
      """
      名前 megnevezés nimike ten benennung benämning betegnelse intitulé désignation designation denominação البيان عنوان
      nccenr local english nominativo фио adsoyad adısoyadı imienazwisko imięinazwisko nazwiskoiimię apellidoynombre
      mitarbeiter medewerker сотрудник pracownik empleado funcionário employé dipendente
      """),
    inLanguages: ["title", "label", "text", "preflabel", "names", "labels", "titles"],
    // Korean for a description ends as the word for a name does.
    never: ["설명"])

  private static let code = FieldNames(
    exact: words(
      "code value id key adcode areacode areaid cid did kode codigoibge zipcode c codedname 10digitpsgc psgc"),
    endings: ["code", "代码", "编码", "编号", "代号", "コード", "코드"],
    beginnings: ["codigo", "kode", "code", "codice"],
    last: words(
      """
      id val no abbr plaka plakakodu plakano iso31662 iso iso2 iso3 isocode sigla kod kodu kood uuid guid pk fips treenumber mã код schlüssel kürzel nummer nr numero número numéro шифр šifra kostenstelle رمز الرمز κωδικός clave sku notation accountnumber itemnumber partnumber productnumber articlenumber sectionnumber chapternumber employeenumber customernumber wbs wbscode outlinenumber
      cod coddep coddepto coddpto codprov coddist codmun codmpio codreg codcom codest codciu codpais codcanton codparroquia codloc ubigeo cd admcd
      """),
    lastEndings: ["id", "no", "nbr", "key", "kodu", "kood", "fips"],
    // The numbers of people.
    further: words(
      """
      사번 사원번호 직원번호 직번 工号 员工号 社員番号 従業員番号 職員番号 matricule matricula matrícula matricola legajo personalnummer
      persnr mitarbeiternummer personeelsnummer personeelsnr sicilno табельныйномер nip employeenumber
      """),
    never: ["codename", "fcode", "featurecode", "orderkey", "sortkey", "sortno", "seqno", "ordercode"])

  private static let children = FieldNames(
    exact: words(
      """
      children child childs childlist sub subs nodes items contents options list districts cities counties areas wards
      divisions blockdevices citylist arealist roadlist district ward d s
      """),
    last: words(
      """
      下级 子级 下属 c childnodes childrens subitems submenu subcategories subdivisions categories provinces states
      prefectures regions towns townships villages streets communes municipalities departments subdistricts
      countylist provincelist townlist streetlist dependencies members kids values leaves
      questions faqs lessons chapters sections subsections lessonlist chapterlist
      subcategorias subcategorie subkategorien unterkategorien untergruppen sottocategorie podkategorie souscategories
      hijos filhos enfants kinder figli kinderen dzieci potomci barn lapset дети подкатегории подразделы вложенные потомки
      下位 子要素 하위
      """), lastEndings: ["list"])

  private static let parent = FieldNames(
    exact: words("pid parentid parent parentcode pcode superior"),
    endings: ["parentid", "parentcode", "parent"],
    beginnings: ["parent", "上级", "父级", "padre", "codigopadre"],
    last: words(
      """
      上级 父级 上级代码 父级代码 上级编码 父编码 上级编号 父id 上级id up upid fid fatherid belongsto reportsto managerid
      supervisor boss manager mgr mgrid mgrno mgrempno managerno managercode leaderid supervisorid bossid headid upperid uppercode superid superssn supercode
      updept updeptid updeptno uporg uporgid upcode upno pno superiorid reportsid
      родитель кодродителя idродителя родительid вышестоящий übergeordneteid elternid idpadre codigopadre pai idpai paiid
      padre padreid vater übergeordnet parentorgunitpath
      broader broaderid broaderconcept broaderconceptpt broaderconcepturi broaderterm subclassof isa partof ispartof containedin parents
      """), former: ["oldparent", "prevparent", "previousparent", "formerparent", "originalparent"],
    never: ["isparent", "hasparent"])

  private static let level = FieldNames(
    exact: ["level", "deep"],
    last: words(
      "depth 级别 层级 等级 leveltype lvl tier indent indentlevel outlinelevel ebene niveau nivel livello уровень"
    ))

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}

extension FieldNames {
  /// Words that end as those for codes do by chance.
  private static let words = [
    "centroid", "grid", "valid", "paid", "solid", "void", "covid", "hybrid", "android", "humid", "fluid",
    "ano", "piano",
    "casino", "destino", "turno", "terreno", "governo", "torino", "turkey", "hockey", "whiskey", "monkey",
  ]

  /// Words of other languages and letters that mean the same as one of the lists.
  private static let synonyms: [String: String] = {
    var synonyms: [String: String] = [:]
    for (word, others) in [
      (
        "код",
        """
        ид идентификатор identifier identifikator identificador identifiant identificatore identificativo identyfikator
        azonosító koodi tunnus šifra sifra ma
        รหัส קוד कोड kód کد شناسه კოდი კოდ կոդ ኮድ ကုဒ် kodas kods 代碼 編碼 編號 代號
        """
      ),
      (
        "название",
        """
        ชื่อ 명칭 이름 שם नाम اسم الاسم نام სახელი անուն ስም အမည် όνομα ονομασία назва имя заголовок név ime txt lbl 名稱
        """
      ),
    ] {
      for other in words(others) { synonyms[other] = word }
    }
    return synonyms
  }()

  /// How well a field's name matches: 0 is best; nil if it does not match.
  func rank(_ name: String) -> Int? {
    let name = FieldNames.synonyms[name] ?? name
    if former.contains(where: name.hasPrefix) || never.contains(name) { return nil }
    if let index = exact.firstIndex(of: name) { return index }
    for (index, ending) in endings.enumerated() where name.hasSuffix(ending) {
      return FieldNames.ending + index
    }
    for (index, start) in beginnings.enumerated() where name.hasPrefix(start) && !name.hasPrefix("nominal") {
      return FieldNames.ending + FieldNames.beginning + index
    }
    if inLanguages.contains(where: { HeadingWords.isInLanguage(name, $0) }) { return FieldNames.ending + 30 }
    let word = isTranslation(name) ? "description" : name
    if let index = last.firstIndex(of: word) { return FieldNames.lastResort + index }
    if further.contains(name) { return FieldNames.lastResort + FieldNames.furtherRank }
    if lastEndings.contains(where: name.hasSuffix), !FieldNames.words.contains(where: name.hasSuffix) {
      return FieldNames.lastResort + 50
    }
    // `IDPROVINCIA`, in which nothing shows where a word begins.
    if lastEndings.contains("id"), name.hasPrefix("id"), LevelWords.isKnown(String(name.dropFirst(2))) {
      return FieldNames.lastResort + 51
    }
    if lastEndings.contains("id"), name.hasSuffix("number"), LevelWords.isKnown(String(name.dropLast(6))) {
      return FieldNames.lastResort + 52
    }
    // In JSON-LD a vocabulary stands in front: `skos:broader`.
    if let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")), name.utf8.index(after: colon) < name.endIndex {
      return rank(String(name[name.utf8.index(after: colon)...]))
    }
    guard !HeadingWords.isASCII(name) else { return nil }
    let folded = HeadingWords.folded(name)
    return folded == name ? nil : rank(folded)
  }

  /// Whether a field tells what something is called in another language, `translationsEn`: a name where there is no other.
  private func isTranslation(_ name: String) -> Bool {
    name.hasPrefix("translations") && HeadingWords.isInLanguage(name, "translations")
  }

  /// Whether a field tells how many places lie below one: `childrenNum`, `child_count`.
  static func areChildCounts(_ name: String) -> Bool { childCounts.contains(normalized(name)) }

  private static let childCounts: Set<String> = Set(
    words(
      """
      childrennum childnum childrencount childcount childscount childrennumber childrencnt childcnt childrentotal
      numchildren numchild numberofchildren countchildren childrensize subcount subnum subdivisionscount 子级数 子节点数 下级数
      """))

  /// The rank of a column that is called as its table: behind all words for names, before words for places.
  static let ownRank = name.exact.firstIndex(of: "n") ?? 0
  /// The first rank for endings and beginnings.
  static let ending = 100
  /// How much behind the first ending the first beginning is.
  static let beginning = 10
  /// How much behind the first word of last resort the further ones are.
  private static let furtherRank = 18
  /// The first rank for words that count only if the data has nothing better.
  static let lastResort = 200

  /// A field's name in the form of the lists: lower case, without `_`, `-`, points and blanks, and without the signs
  /// that tools put before an attribute or a text of XML: `+@name`, `@name`, `#text`.
  ///
  /// `id_region`, `idRegion` and `cod_region` are `regionid`: the word for a code goes behind.
  static func normalized(_ name: String) -> String {
    let rest = HeadingWords.behindCodeWord(name)
    return folded(rest ?? name[...]) + (rest == nil ? "" : "id")
  }

  private static func folded(_ name: Substring) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "_", "-", " ", "\u{A0}", "\u{3000}", "\u{FEFF}", ".", "@", "#", "+": continue
      case "A"..."Z": text.unicodeScalars.append(Unicode.Scalar(scalar.value + 32) ?? scalar)
      // Its small letter would be two: an i and a point above it.
      case "\u{130}": text += "i"
      case "\u{80}"...: text += scalar.properties.lowercaseMapping
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
