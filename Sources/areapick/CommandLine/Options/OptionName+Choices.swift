import PickerView
import RegionModel

extension OptionName {
  /// The values that the option can have; nil if it takes any text, number or place.
  var choices: [String]? {
    switch self {
    case .face: Face.ofPlaces.map(\.rawValue)
    case .theme: Theme.Name.allCases.map(\.rawValue)
    case .detail: Detail.allCases.map(\.rawValue)
    case .border: Customization.Border.allCases.map(\.rawValue)
    case .hint: HintChoice.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .lang: Language.allCases.map(\.rawValue)
    case .codes: CodeSystem.words
    case .names: NameChoice.allCases.map(\.rawValue)
    case .output: OutputFormat.allCases.map(\.rawValue)
    case .form: PictureForm.allCases.map(\.rawValue)
    case .completion: Shell.allCases.map(\.rawValue)
    default: nil
    }
  }
}
