class StateDialogs{
  static List<String> stateItems = [];
}

class Albania{
  static List<String> states = <String>[
    "Berat",
    "Tiranë (Tirana)"
  ];
}
class Algeria{
  static List<String> states = <String>[
    "Adrar",
    "M'Sila"
  ];
}
class Andorra{
  static List<String> states = <String>[
    'Canillo'
  ];
}
