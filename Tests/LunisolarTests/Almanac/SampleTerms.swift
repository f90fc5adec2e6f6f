import Lunisolar

/// The instants of the solar terms from xiaoxue of 2024 to jingzhe of 2027, in seconds of UTC since
/// 1970, out of JPL DE440.
enum SampleTerms {
  static let instants = zip(0..., seconds).map { place, utc in
    SolarTermInstant(
      term: SolarTerm.allCases[(SolarTerm.xiaoxue.rawValue + place) % 24], utc: utc)
  }

  /// The days of the terms at a tradition's meridian.
  static func table(_ tradition: Tradition) throws -> TermTable {
    try TermTable(tradition: tradition, instants: instants)
  }

  private static let seconds = [
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
}
