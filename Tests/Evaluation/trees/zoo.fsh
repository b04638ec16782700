CodeSystem: Zoo
Id: zoo
* #bear "Bear"
  * #polar "Polar bear" "White."
* #cat "Cat"
* #cat #lion "Lion"
ValueSet: Other
* #x "Nothing"
