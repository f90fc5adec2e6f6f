extension AlmanacNames {
  /// English. The mansions and the nayin have their customary translations, the rokuyō
  /// their Japanese names.
  static let english = AlmanacNames(
    elements: ["Wood", "Fire", "Earth", "Metal", "Water"],
    nayin: [
      "Gold in the Sea", "Fire in the Furnace", "Wood of the Great Forest", "Earth by the Road",
      "Metal of the Sword's Edge", "Fire on the Mountain Top", "Water in the Ravine",
      "Earth of the City Walls", "Metal of White Wax", "Wood of the Willow", "Water in the Spring",
      "Earth on the Roof", "Fire of the Thunderbolt", "Wood of Pine and Cypress",
      "Water of the Long River", "Metal in the Sand", "Fire below the Mountain",
      "Wood of the Plain", "Earth on the Wall", "Metal of Gold Foil", "Fire of the Lamp",
      "Water of the Milky Way", "Earth of the Great Highway", "Metal of the Hairpin",
      "Wood of the Mulberry", "Water of the Great Stream", "Earth in the Sand", "Fire in the Sky",
      "Wood of the Pomegranate", "Water of the Great Ocean",
    ],
    officers: [
      "Establish", "Remove", "Full", "Balance", "Stable", "Hold",
      "Destruction", "Danger", "Success", "Receive", "Open", "Close",
    ],
    mansions: [
      "Horn", "Neck", "Root", "Room", "Heart", "Tail", "Winnowing Basket",
      "Dipper", "Ox", "Girl", "Emptiness", "Rooftop", "Encampment", "Wall",
      "Legs", "Bond", "Stomach", "Hairy Head", "Net", "Turtle Beak", "Three Stars",
      "Well", "Ghost", "Willow", "Star", "Extended Net", "Wings", "Chariot",
    ],
    spirits: [
      "Azure Dragon", "Bright Hall", "Heavenly Punishment", "Vermilion Bird", "Golden Casket",
      "Heavenly Virtue",
      "White Tiger", "Jade Hall", "Heavenly Prison", "Black Tortoise", "Life Governor",
      "Hooked Array",
    ],
    rokuyo: ["Taian", "Shakkō", "Senshō", "Tomobiki", "Senbu", "Butsumetsu"])
}
