import Lunisolar

/// Instants of solar terms and moon phases of some years, in seconds of UTC since 1970, out of JPL
/// DE440.
enum SampleSky {
  /// From xiaoxue of 2024 to jingzhe of 2027.
  static func terms(_ tradition: Tradition) throws -> TermTable {
    try terms(tradition, from: .xiaoxue, seconds: from2024)
  }

  /// From xiaoxue of 2007 to yushui of 2009.
  static func terms2008(_ tradition: Tradition) throws -> TermTable {
    try terms(tradition, from: .xiaoxue, seconds: from2007)
  }

  /// From dongzhi of 2004 to xiazhi of 2005.
  static func terms2005(_ tradition: Tradition) throws -> TermTable {
    try terms(tradition, from: .dongzhi, seconds: from2004)
  }

  /// From the new moon of 18 January 2026 to that of 19 March.
  static func phases(_ tradition: Tradition) throws -> MoonPhaseTable {
    try MoonPhaseTable(
      tradition: tradition,
      instants: zip(0..., phases2026).map { place, utc in
        MoonPhaseInstant(phase: MoonPhase.allCases[place % 4], utc: utc)
      })
  }

  private static func terms(
    _ tradition: Tradition, from first: SolarTerm, seconds: [Int]
  ) throws -> TermTable {
    let terms = zip(0..., seconds).map { place, utc in
      SolarTermInstant(term: SolarTerm.allCases[(first.rawValue + place) % 24], utc: utc)
    }
    return try TermTable(tradition: tradition, instants: terms)
  }

  private static let from2004 = [
    1_103_632_896, 1_104_904_980, 1_106_176_894, 1_107_452_583, 1_108_733_516, 1_110_023_111,
    1_111_322_005, 1_112_632_457, 1_113_953_834, 1_115_286_770, 1_116_629_244, 1_117_980_113,
    1_119_336_368,
  ]

  private static let from2007 = [
    1_195_750_194, 1_197_029_645, 1_198_303_669, 1_199_575_490, 1_200_847_412, 1_202_122_824,
    1_203_403_773, 1_204_693_128, 1_205_992_097, 1_207_302_351, 1_208_623_868, 1_209_956_606,
    1_211_299_253, 1_212_649_903, 1_214_006_362, 1_215_365_210, 1_216_724_088, 1_218_078_971,
    1_219_428_135, 1_220_768_049, 1_222_098_269, 1_223_416_598, 1_224_724_119, 1_226_020_234,
    1_227_307_460, 1_228_586_538, 1_229_861_026, 1_231_132_448, 1_232_404_820, 1_233_679_789,
    1_234_961_167,
  ]

  private static let from2024 = [
    1_732_218_990, 1_733_498_223, 1_734_772_834, 1_736_044_366, 1_737_316_807, 1_738_591_828,
    1_739_873_194, 1_741_162_036, 1_742_461_289, 1_743_770_914, 1_745_092_561, 1_746_424_631,
    1_747_767_278, 1_749_117_391, 1_750_473_736, 1_751_832_299, 1_753_190_967, 1_754_545_895,
    1_755_894_832, 1_757_235_117, 1_758_565_161, 1_759_884_072, 1_761_191_455, 1_762_488_243,
    1_763_775_335, 1_765_055_075, 1_766_329_385, 1_767_601_389, 1_768_873_496, 1_770_148_928,
    1_771_429_916, 1_772_719_139, 1_774_017_957, 1_775_327_999, 1_776_649_147, 1_777_981_724,
    1_779_323_804, 1_780_674_502, 1_782_030_270, 1_783_389_417, 1_784_747_585, 1_786_102_965,
    1_787_451_528, 1_788_792_077, 1_790_121_913, 1_791_440_958, 1_792_748_276, 1_794_045_124,
    1_795_332_201, 1_796_611_952, 1_797_886_214, 1_799_158_198, 1_800_430_191, 1_801_705_578,
    1_802_986_409, 1_804_275_572,
  ]

  private static let phases2026 = [
    1_768_765_919, 1_769_402_844, 1_769_983_755, 1_770_640_986, 1_771_329_669, 1_771_936_057,
    1_772_537_874, 1_773_221_911, 1_773_883_409,
  ]
}
