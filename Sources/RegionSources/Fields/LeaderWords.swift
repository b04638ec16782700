/// Words for people who lead others: `manager_id`, `vorgesetzter`, `jefe`. A number under one of them is mostly that of a person.
enum LeaderWords {
  static let all = [
    "manager", "mgr", "boss", "leader", "supervisor", "reports", "head", "chief", "vorgesetzt", "leiter",
    "chef", "trainer", "coach", "teacher", "lehrer", "entrenador", "allenatore", "тренер", "教练", "监督",
    "jefe", "gerente", "encargado", "responsable", "gestor", "responsabile", "kierownik", "przełożon",
    "przelozon",
    "nadřízen", "nadrizen", "rukovoditel", "руководитель", "начальник", "leidinggev", "yönetici", "yonetici",
    "atasan", "主管", "经理", "负责人", "上司", "领导",
  ]
}
