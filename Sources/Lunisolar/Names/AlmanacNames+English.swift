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
    rokuyo: ["Taian", "Shakkō", "Senshō", "Tomobiki", "Senbu", "Butsumetsu"],
    pentads: [
      "East wind thaws the ice", "Hibernating insects stir", "Fish rise up to the ice",
      "Otters lay out fish", "Wild geese fly north", "Plants and trees bud", "Peach trees blossom",
      "Orioles sing", "Hawks turn into doves", "Swallows arrive", "Thunder begins to sound",
      "First lightning", "Paulownias blossom", "Voles turn into quails", "First rainbows",
      "Duckweed begins to grow", "Turtle doves preen", "Hoopoes alight on the mulberries",
      "Mole crickets chirp", "Earthworms come out", "Snake gourds grow", "Sow thistle flowers",
      "Tender herbs die", "Barley ripens", "Mantises hatch", "Shrikes begin to call",
      "Mockingbirds fall silent", "Deer shed their antlers", "Cicadas begin to sing",
      "Crow-dipper sprouts", "Warm winds arrive", "Crickets move into the walls",
      "Young hawks learn to hunt", "Rotting grass turns into fireflies",
      "The soil is moist and the air sultry", "Heavy rains fall", "Cool winds arrive",
      "White dew falls", "Autumn cicadas sing", "Hawks lay out birds",
      "Heaven and earth turn austere", "Grain is ripe", "Wild geese come", "Swallows leave",
      "Birds store food", "Thunder falls silent", "Insects wall up their burrows",
      "Waters begin to dry", "Wild geese come as guests", "Sparrows turn into clams",
      "Chrysanthemums are yellow", "Jackals lay out prey", "Leaves turn yellow and fall",
      "Insects bow in their burrows", "Water begins to freeze", "The ground begins to freeze",
      "Pheasants turn into giant clams", "Rainbows hide", "Heaven's breath rises, earth's sinks",
      "Closed up, winter sets in", "Flying squirrels fall silent", "Tigers begin to mate",
      "Chinese iris sprouts", "Earthworms coil", "Elaphures shed their antlers",
      "Springs begin to move", "Wild geese turn north", "Magpies begin to nest",
      "Pheasants begin to call", "Hens begin to hatch", "Birds of prey fly high and fast",
      "Ice is thick on the waters",
    ],
    sanfu: ["First Fu", "Middle Fu", "Last Fu"],
    nines: [
      "First Nine", "Second Nine", "Third Nine", "Fourth Nine", "Fifth Nine", "Sixth Nine",
      "Seventh Nine", "Eighth Nine", "Ninth Nine",
    ],
    zassetsu: [
      "Winter Doyō", "Setsubun", "Spring Higan", "Spring Shanichi", "Spring Doyō", "88th Night",
      "Nyūbai", "Hangeshō", "Summer Doyō", "210th Day", "220th Day", "Autumn Higan",
      "Autumn Shanichi", "Autumn Doyō",
    ],
    appearances: [
      "New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon",
      "Waning Gibbous", "Last Quarter", "Waning Crescent",
    ])
}
