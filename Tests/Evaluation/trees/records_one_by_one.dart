import '../base.dart';

/// The cities
const City beniGuayaramerin = City(id: 9867, name: "Guayaramerín", longitude: -65.3581, latitude: -10.8258);
const City beniCercado = City(id: 9920, name: "Provincia Cercado", longitude: -64.33333, latitude: -14.5);
const City beniReyes = City(id: 10005, name: "Reyes", longitude: -67.33624, latitude: -14.2952);
