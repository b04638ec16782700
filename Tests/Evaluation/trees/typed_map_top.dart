final districts = <String, List<String>>{
  'Khomas Region': <String>['Windhoek'],
  'Erongo': ['Swakopmund', 'Walvis Bay'],
};
