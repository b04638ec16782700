/// Which keys hold what lies below their objects.
extension KeyRoles {
  /// Finds the keys that may hold children although no list knows their names.
  mutating func findHolders(_ document: Document, _ survey: KeySurvey) {
    // A number is the code of what stands under it.
    for key in mayHoldChildren.indices
    where !document.text.bytes(document.keys.slices[key], { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }) {
      mayHoldChildren[key] =
        survey.objectArrays[key] + (survey.hasFixedKeys(key) ? 0 : survey.dictionaries[key]) > 0
        && !survey.standsBesideChildren[key]
        && !KeyRoles.isRemark(document, key)
        || (survey.nameArrays[key] + survey.codedTexts[key] > 0 || survey.holdsNamedTexts(key)
          || holdsNumbers[key])
          && survey.isAlone[key] && !isProperty[key]
    }
  }

  /// Takes the role of holding children from lists that only say something of their objects, and gives it to others.
  mutating func chooseLists(_ document: Document, _ survey: KeySurvey, _ choice: FieldChoice) {
    for key in TextsBesideObjects.keys(document, survey, children: children) {
      (mayHoldChildren[key], children[key]) = (false, KeyRoles.none)
    }
    if choice.children.isEmpty {
      for key in OtherSpellings.keys(document, survey, mayHoldChildren: mayHoldChildren, children: children) {
        (mayHoldChildren[key], children[key]) = (false, KeyRoles.none)
      }
    }
    if choice.children.isEmpty {
      for key in TagLists.keys(document, survey, mayHoldChildren: mayHoldChildren, children: children) {
        (mayHoldChildren[key], isProperty[key]) = (false, true)
      }
    }
    isPlaces = children.indices.map { key in
      children[key] != KeyRoles.none && KeyRoles.isPlaces(document, key)
    }
    for key in ListedKinds.keys(document, survey, children: children, isProperty: isProperty) {
      (children[key], isPlaces[key]) = (UInt8(FieldNames.lastResort) + 49, true)
    }
    isOnlyChild = OnlyChildren.keys(document, self, survey)
    for key in isOnlyChild.indices where isOnlyChild[key] { mayHoldChildren[key] = true }
    for key in AddressLists.keys(document, survey, mayHoldChildren: mayHoldChildren, children: children) {
      mayHoldChildren[key] = false
    }
    for key in RivalLists.keys(document, survey, mayHoldChildren: mayHoldChildren, children: children) {
      (mayHoldChildren[key], children[key]) = (false, KeyRoles.none)
    }
  }
}
