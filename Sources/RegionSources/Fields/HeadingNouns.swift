/// Words for things that lie in one another, as people write them above the columns of a table: `Season, Episode`.
///
/// One such word may be the name of something. Two of one language in a row whose next row has none are a heading.
enum HeadingNouns {
  /// Whether the cells of a row are a heading: most of them are such words of one language, and the next row's cells are none.
  ///
  /// - Parameters:
  ///   - cells: The cells of the first row, trimmed.
  ///   - next: Those of the row below.
  static func areHeadings(_ cells: [String], next: [String]) -> Bool {
    let words = cells.map(FieldNames.normalized)
    guard Set(words).count == words.count else { return false }
    let below = next.map(FieldNames.normalized)
    return languages.contains { nouns in
      let count = words.count(where: nouns.contains)
      return count > 1 && count * 2 >= words.count && !below.contains(where: nouns.contains)
    }
  }

  /// Whether a heading is such a word in any language.
  static func contain(_ heading: String) -> Bool {
    let word = FieldNames.normalized(heading)
    return languages.contains { $0.contains(word) }
  }

  private static let languages: [Set<String>] = [
    """
    animal beer bird breed cheese color colour cook dance diet director drink fish flower fruit genus grape herb hex
    hobby ingredient legs meal moon muscle occupation plants sound spice taste tool tree use vegetable wine writer
    account activity ad adgroup aircraft assignee priority importance severity airline airport aisle album application area artist article aspect assembly asset author
    bank bay bed bin block board body bodypart bodysystem book branch brand building campaign campus case category cell chapter
    city class classroom client club cluster company competency component computer contact container continent corridor country county course cuisine customer
    database datacenter dataset day deck department deployment desk destination device director disease dish drink district division doctor domain
    employee epic episode exercise facility faculty family farm feature field film floor folder food form forum framework function
    fund garden genre game goal grade group hall heading hospital host hostname hotel house indicator industry instrument item job
    keyword kingdom label lane language league lecture lesson level library line list location lot machine make manager
    manufacturer market material meal member menu method ministry model module month movie muscle namespace node object objective
    office operator organ organisation organization outcome owner package page paragraph part partner person phase
    phylum pillar plan planet plant platform player playlist plot pod portfolio position post practice procedure process product
    program programme project property province quarter question rack recipe region release repository requirement resource rig river role
    room route row rule scene schema school season section sector seller series server service set shelf ship shop show
    side site skill skillgroup song space specialty species sport staff stage state station step stop store story strand street
    semester student study subarea subcategory subclass subdomain subfield subgroup subject submenu subskill subspecialty subsystem subtask
    subtheme subtopic subtype suite supplier system table target task teacher team tenant term test theme title topic town track
    train trim trimester type unit user variant vehicle vendor verse version village volume ward warehouse week work worker workshop year zone
    """,
    """
    nummer nr bezeichnung code abteilung album anbieter anlage art artikel aufgabe ausstattung autor band bahnhof baugruppe bauteil bereich beruf berufsgruppe
    bezirk branche buch etage fach familie sprache sprachfamilie fabrik fakultät fahrer fahrzeug feld filiale film firma flur folge gang gebäude gemeinde gerät
    gericht gruppe halle haltestelle haus hersteller institut kapitel kategorie klasse kontinent kreis kunde künstler kurs
    lager land lehrer lehrstuhl lieferant lied linie lektion marke maschine menü mitarbeiter modell modul ordner ort person phase
    pflanze platz produkt programm projekt raum regal regisseur region reihe rolle saison schrank schritt schule schüler seite
    serie spieler sportart staat stadt staffel standort station stelle straße stunde system team thema titel typ unterkategorie
    unternehmen unterthema variante verein verlag version werk zeile ziel zimmer zutat
    """,
    """
    activité album appareil article artiste atelier auteur bâtiment branche bureau catégorie chanson chapitre classe client club commune
    composant continent cours département direction domaine élève employé enseignant entreprise épisode équipe équipement
    étage étape exercice fabricant famille film filière fonction formation fournisseur gamme genre groupe indicateur joueur leçon
    ligne livre machine magasin maison marque matière métier ministère modèle module niveau objectif page palier partie pays personne
    phase plat poste pôle produit programme projet quartier rayon région réalisateur rôle rue saison salle secteur section
    série service site société sousthème sousfamille souscatégorie sport station système tâche thème titre type unité usine
    variante version ville volume
    """,
    """
    actividad álbum aparato apartado área artículo artista asignatura autor aula barrio calle campo canción cantón capítulo
    carrera categoría ciudad clase cliente club componente continente cultivo curso departamento dirección director
    disciplina distrito edificio ejercicio empleado empresa episodio equipo especialidad especie estación estado etapa
    fabricante facultad familia fase función género grado grupo indicador jugador lección libro línea local localidad lugar
    máquina marca materia meta miembro ministerio modelo módulo municipio nivel objetivo obra oficina página país parada
    parroquia parte película persona piso plan planta plato producto programa proveedor provincia proyecto puesto región rol
    sala sección secretaría sector serie servicio sistema subcategoría subtema sucursal tarea tema temporada tienda tipo título
    unidad versión volumen zona
    """,
    """
    álbum aluno andar aparelho área artigo artista assunto atividade autor aula bairro categoria capítulo cargo cidade classe
    cliente clube componente continente curso departamento diretoria disciplina distrito edifício empresa episódio equipa equipe
    escola espécie estação estado etapa faculdade família fase filme fornecedor função funcionário gênero gerência grupo
    indicador item jogador linha livro local loja marca matéria máquina modelo módulo município música nível objetivo obra
    país página parada parte pessoa piso plano planta prato produto professor programa projeto província região rua sala secretaria
    série seção setor serviço sistema subcategoria subtema tarefa tema temporada tipo título turma unidade versão volume zona
    """,
    """
    album allenatore area argomento articolo artista attività aula autore azienda canzone capitolo categoria città classe
    cliente comune componente continente corso dipartimento direzione dispositivo divisione edificio episodio esercizio fabbrica
    famiglia fase fermata film fornitore funzione genere giocatore gruppo impianto indicatore lezione libro linea livello macchina
    marca materia modello modulo negozio nazione obiettivo pagina paese parte persona piano piatto prodotto programma progetto
    provincia regione regista reparto ruolo sala scaffale scuola sede serie servizio settore sezione sistema sottocategoria
    squadra stagione stanza stazione studente tema tipo titolo ufficio unità versione via zona
    """,
    """
    afdeling album artiest artikel auteur bedrijf boek cursus deel functie gebouw gemeente genre groep hoofdstuk kamer
    kast klant klas land lijn locatie medewerker merk model module onderwerp plaats plank product project provincie ruimte school
    seizoen speler stad stap station taak team thema titel type vak verdieping wijk
    """,
    """
    album aplikacja artysta autor budynek dział etap film firma funkcja grupa gatunek kategoria klasa klient klub kontynent
    książka linia magazyn marka maszyna miasto model moduł odcinek osoba piętro podkategoria pokój pracownik produkt projekt
    przedmiot przystanek rodzaj rozdział sala sekcja seria sezon stanowisko szkoła temat typ utwór województwo zadanie zawodnik
    zespół
    """,
    """
    autor budova epizoda firma funkce hráč kapitola kategorie klub kniha kontinent linka místnost město model modul oddělení
    osoba patro podkategorie pracovník předmět produkt projekt regál řada série skupina stanice stát stroj škola tým téma třída
    typ úkol výrobce zastávka značka země žák
    """,
    """
    номер код статья наименование название автор альбом бренд версия вид вуз глава город группа деталь должность жанр задача здание игрок институт исполнитель
    категория класс клиент клуб книга команда комната компания компонент контрагент континент кафедра курс линия марка материал
    модель модуль область объект остановка отдел отделение отрасль песня подгруппа подкатегория подраздел подразделение
    подсистема помещение предмет продукт проект производитель профессия район раздел регион роль ряд секция серия сезон
    система склад сотрудник специальность станция стеллаж страна студент тема тип товар узел улица урок участок факультет
    фильм цех школа этаж эпизод
    """,
    """
    bina birim blok bölüm bölge cadde daire ders departman dizi fakülte film grup il ilçe kat kategori kitap konu
    kulüp kurum mahalle marka model oda okul oyuncu personel proje raf ray sınıf sezon sokak şarkı şehir şirket takım tür
    ürün ülke yazar
    """,
    """
    bab bagian barang buku cabang divisi fakultas gedung grup jenis jurusan kategori kelas kota kursus lagu lantai
    merek merk model negara pelajaran pemain penulis produk provinsi proyek rak ruang ruangan sekolah seri subkategori tim toko
    topik unit wilayah
    """,
    """
    语系 语言 语族 序号 编号 编码 代码 名称 项目名称 一级 二级 三级 专业 主题 产品 产线 仓库 企业 传感器 作品 作者 供应商 公司 分公司 分支机构 分类 部件 单位 医生 医院
    区域 单元 厂商 品牌 品类 品种 员工 商品 商家 器械 国家 园区 地区 城市 场景 子分类 子系统 子类 子项 子项目 学校 学生 学科 学院 客户 宿舍 小区
    小组 岗位 工厂 工序 工段 市场 年级 库区 库位 应用 应用程序 店铺 建筑 房号 房间 技能 指标 支行 教室 教师 教材 数据库 数据表 字段 文件夹 方向 景区
    景点 机构 机房 机柜 机型 材料 村 校区 楼号 楼宇 楼层 楼栋 歌手 歌曲 专辑 流程 片区 片名 班级 环节 球员 球队 电影 疾病 目录
    省份 知识点 科室 站点 章节 系列 系统 线路 组件 组别 职位 职员 职业 联赛 菜名 菜品 菜单 菜系 街道 行业 角色 设备 课程 课题
    货架 货位 购物中心 车型 车系 车站 车间 车队 部门 酒店 银行 门店 阶段 集团 零件 项目 频道 题型 领域 餐厅 模块 功能 任务 页面 单集 季
    """,
    """
    アルバム アーティスト エリア カテゴリ カテゴリー クラス グループ コース サブカテゴリ サブカテゴリー サービス シリーズ シーズン スタッフ ステップ セクション タスク タイトル
    タイプ チーム チャプター ブランド プロジェクト フロア ページ メーカー メニュー モデル モジュール ユニット ライン 作品 作業 作業名 作者 会社 会社名 倉庫 商品 商品名
    国 地域 地方 場所 大学 学年 学校 学部 学科 工程 工場 年度 店舗 建物 拠点 支店 教科 曲名 書名 棚 機種 機器 氏名 科目 章 節 組 著者 製品 製品名 設備 課 課題
    路線 車種 選手 部 部屋 部署 部門 都市 銀行 項目 項目名 領域 駅 駅名 階 階層
    """,
    """
    번호 코드 명칭 항목 항목명 분류명 분류코드 가수 건물 계열 공장 과목 교과 구역 국가 그룹 기관 노선 단계 단원 대학 도시 메뉴 모델 모듈 반 배우 부서 분야 브랜드 사업부 상품 선수 소속 시리즈
    시즌 에피소드 역 영역 영화 작가 장르 제조사 제품 지사 지역 지점 직원 차종 창고 채널 층 카테고리 코스 클래스 팀 파트 페이지 프로젝트 학과 학교 학년 학부
    호실 회사
    """,
  ].map { list in
    Set(list.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })
  }
}
