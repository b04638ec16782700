import RegionModel

/// A filter is written as the places that it was made of.
extension RegionFilter: Codable {
  private enum CodingKeys: CodingKey { case included, excluded }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(included, forKey: .included)
    try container.encode(excluded, forKey: .excluded)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let included = try container.decode([Region].self, forKey: .included)
    let excluded = try container.decode([Region].self, forKey: .excluded)
    self.init(try decoder.context.tree, including: included, excluding: excluded)
  }
}

/// A shortcut is written as its kind and its place.
extension Rows.Shortcut: Codable {
  private enum CodingKeys: CodingKey { case kind, region }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(region, forKey: .region)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Kind.self, forKey: .kind), try container.decode(Region.self, forKey: .region))
  }
}
