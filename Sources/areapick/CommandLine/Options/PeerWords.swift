/// Words that fzf, gum, dialog, zenity and people have for what an option does here.
enum PeerWords {
  /// What stands in the place of an option's name, without the dashes in front; nil for a word of nobody.
  ///
  /// - Parameter names: The options that there are where the word stands.
  static func option(for word: String, among names: [String]) -> String? {
    guard let option = options[word], names.contains(String(option.prefix { $0 != " " && $0 != "=" })) else {
      return nil
    }
    return option
  }

  private static let options: [String: String] = {
    var options: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      for word in parts[1].split(separator: " ") {
        options[String(word)] = String(parts[0])
      }
    }
    return options
  }()

  /// An option, and after it the words that mean it.
  private static let table = """
    selected:default default-item initial preselect value
    query:filter search-term
    multi:multiple checklist limit no-limit max
    data:file input db database source from stdin
    children:command cmd exec run fetch
    separator-in:delimiter delim
    separator:output-delimiter sep joiner
    order source:no-sort unsorted
    order letters:sort sorted
    detail:preview
    header:text message msg description
    title:caption
    prompt:placeholder
    print0:null zero
    hint none:no-info hide-help no-show-help
    fields:field columns name label key
    levels:level-names
    output code:code print-code
    output json:json to-json as-json
    face tabs:tabs
    face wheels:wheels wheel
    theme dark:dark
    theme light:light
    lang:locale
    cancel-status:cancel-code
    children-timeout:command-timeout
    accessible:plain no-tui
    depth:max-depth maxdepth
    any-level:allow-any any
    root:base
    """
}
