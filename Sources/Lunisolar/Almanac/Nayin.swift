/// One of the thirty nayin (納音), the "sounds" of the sixty stem-branches, one to a pair of
/// neighbours: 甲子 and 乙丑 are gold in the sea, 丙寅 and 丁卯 fire in the furnace.
///
/// Source: 欽定協紀辨方書 (1741), the month tables of vols. 20 to 31, which give it for all sixty days;
/// 陶宗儀, 南村輟耕錄 (1366), vol. 20, 納音, for the scheme.
public enum Nayin: Int, CaseIterable, Hashable, Codable, Sendable {
  case goldInTheSea, fireInTheFurnace, woodOfTheForest, earthByTheRoad, metalOfTheSword
  case fireOnTheMountain, waterInTheRavine, earthOfTheWalls, metalOfWhiteWax, woodOfTheWillow
  case waterInTheSpring, earthOnTheRoof, fireOfTheThunderbolt, woodOfPineAndCypress
  case waterOfTheLongRiver, metalInTheSand, fireBelowTheMountain, woodOfThePlain
  case earthOnTheWall, metalOfGoldFoil, fireOfTheLamp, waterOfTheMilkyWay
  case earthOfTheHighway, metalOfTheHairpin, woodOfTheMulberry, waterOfTheGreatStream
  case earthInTheSand, fireInTheSky, woodOfThePomegranate, waterOfTheOcean
}

extension StemBranch {
  /// The nayin of the pair.
  public var nayin: Nayin { Nayin.allCases[index / 2] }
}

extension Nayin {
  /// The element with which the name ends; it is not that of the stem.
  public var element: Element {
    // The scheme runs through metal, fire, wood, earth; metal, fire, water, earth; and so on.
    Self.elements[rawValue % 15]
  }

  private static let elements: [Element] = [
    .metal, .fire, .wood, .earth, .metal, .fire, .water, .earth, .metal, .wood, .water, .earth,
    .fire, .wood, .water,
  ]
}
