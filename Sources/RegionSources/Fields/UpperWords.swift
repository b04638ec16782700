/// Words for what stands above, as headings have them: `Übergeordnete Einheit`, `manager_emp_no`, `上位部門コード`.
enum UpperWords {
  /// Whether a heading has such a word in it.
  ///
  /// - Parameter heading: In the form of `FieldNames.normalized`.
  static func areIn(_ heading: String) -> Bool {
    words.contains { heading.has($0) }
      || endings.contains { heading.hasSuffix($0) || heading.hasSuffix($0 + "id") }
      || beginnings.contains(where: heading.hasPrefix) && codes.contains(where: heading.hasSuffix)
      || !HeadingWords.isASCII(heading) && folded.contains { HeadingWords.folded(heading).has($0) }
  }

  private static let words = list(
    """
    parent superior manager mgr supervisor boss upper higher above reportsto reportto reportingto lead head broader ancestor
    superordinate
    vorgesetzt übergeordnet uebergeordnet oberste obere oberkategorie obergruppe oberkonto leiter leitung chef führungskraft
    fuehrungskraft eltern vater
    supérieur superieur responsable hiérarch hierarch encadrant idpère idpere pèreid pereid
    padre jefe superiore gerente encargado genitore responsabile dirigente
    gestor chefe chefia coordenador
    nadrz nadř nadriz nadraz przełożon przelozon kierownik rodzic rodič rodic vedouc predak nadgrupa
    överordn overordn förälder foralder forelder forælder ouder bovenliggend leidinggev hoofdafdeling hoofdcategorie hoofdgroep
    hoofdnummer
    üst amir yönetici yonetici ebeveyn induk atasan pimpinan mãcha idcha chaid cấptrên captren quảnlý
    γονέ γονε προϊστ ανώτερ szülő szulo felettes vanhempi ylätaso ylätunnus yläkoodi ylayksikko esimies tėvas
    roditel vyshest rukovoditel родител вышестоящ руководител начальник батьк вищестоящ керівник
    上级 上級 上位 上层 上層 上司 上長 上役 父 親 主管 隶属 直属 领导 領導 汇报 匯報 经理 經理 管理者 マネージャ 所属長
    상위 부모 상사 상급 관리자 직속
    הורה والد الأب الاب الرئيسي الأصل الأعلى المدير بالادست سرپرست مدیر แม่ หัวหน้า ต้นสังกัด
    """)

  /// Words that stand at the end alone: within others they are a part of these, as `pai` of `painting`.
  private static let endings = ["pai", "cha", "capo", "หลัก"]

  /// Words that stand in front alone, of codes: `super_unit_id`, `ust_kod`.
  private static let beginnings = ["super", "ust"]
  private static let codes = ["id", "code", "kod", "kodu", "no", "key"]

  /// Words whose letters may have marks.
  private static let folded = words.filter(HeadingWords.isASCII)

  private static func list(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
