import Annotation
import DayCore
import Events
import LunarDatabase
import Lunisolar

/// Days looked up by what they are called: `tet`, `중추절`, `Mid-Autumn`.
struct NamedDays {
  /// The name, as it was asked for.
  let name: String
  /// The days, in order; of those that bear the name best: the very name, else one that begins
  /// with it, else one that holds it.
  let records: [HolidayRecord]
  /// The tradition whose calendar has them.
  let tradition: Tradition

  /// Finds days by name, first among the user's own events and the holidays and festivals of the
  /// options, then among all festivals, then among the holidays of all regions.
  ///
  /// - Parameters:
  ///   - name: A name or a part of one in the language of the answer, in English or in a language
  ///     of the tradition, or an id such as `seollal`. Case and accents do not matter.
  ///   - count: As many days at most.
  ///   - first: From this day on.
  ///   - options: Whose region, traditions, layers, events and language count.
  ///   - database: The table.
  /// - Throws: `CommandError.failure` for a damaged table or a file of events that cannot be read;
  ///   `.usage` for a region or layer that the table does not have.
  init?(
    _ name: String, count: Int, from first: Day, options: CommonOptions, in database: LunarDatabase
  ) throws(CommandError) {
    self.name = PlainText.line(name)
    let wanted = name.foldedForSearch
    guard !wanted.isEmpty else { return nil }
    let own = Set(try DayNotes.codes(options, in: database))
    let regions = try answering { () throws(LunarDatabaseError) in
      try database.holidayRegions()
    }
    let scopes = [
      Scope(regions: regions.filter { own.contains($0.code) }, hasEvents: true),
      Scope(regions: regions.filter(\.isLayer)), Scope(regions: regions.filter { !$0.isLayer }),
    ]
    let far = first.day(byAdding: .year, value: Self.furthest)
    // What comes every year is found without a look at the whole table.
    for last in [first.day(byAdding: .year, value: min(count, Self.furthest) + 1), far] {
      for scope in scopes {
        var found = try scope.records(
          in: first...last, named: wanted, options: options, in: database)
        guard !found.isEmpty else { continue }
        if found.count < count, last != far {
          found = try scope.records(in: first...far, named: wanted, options: options, in: database)
        }
        records = found.prefix(count).map(\.record)
        tradition = found[0].tradition
        return
      }
    }
    return nil
  }

  /// As many years ahead are searched.
  private static let furthest = 1_000
}

/// Where a name is looked for.
private struct Scope {
  var regions: [HolidayRegion]
  /// Whether the user's own events are searched too.
  var hasEvents = false

  typealias Found = (record: HolidayRecord, tradition: Tradition)

  /// The records that bear a name best, each day and title once, in order.
  func records(
    in days: ClosedRange<Day>, named wanted: String, options: CommonOptions,
    in database: LunarDatabase
  ) throws(CommandError) -> [Found] {
    var best = Int.max
    var found: [Found] = []
    func add(_ records: [HolidayRecord], _ tradition: Tradition, _ languages: [Language]) {
      var ranks: [String: Int] = [:]
      for record in records {
        let rank = ranks[record.id] ?? record.rank(named: wanted, in: languages) ?? Int.max
        ranks[record.id] = rank
        if rank < best { (best, found) = (rank, []) }
        if rank == best, rank < Int.max { found.append((record, tradition)) }
      }
    }
    if hasEvents {
      let tradition = options.traditions[0]
      let events = try options.events.events(tradition: tradition, in: database)
      add(try events.records(in: days, options.language), tradition, Language.allCases)
    }
    for region in regions {
      let records = try answering { () throws(LunarDatabaseError) in
        try database.holidays(in: days, region: region.code)
      }
      add(
        records, region.tradition,
        [options.language, .english] + Language.languages(of: region.tradition))
    }
    guard let tradition = found.first?.tradition else { return [] }
    // A region keeps what a layer of festivals has too.
    var seen: Set<String> = []
    return
      found
      .filter { $0.tradition == tradition }
      .sorted { ($0.record.day, $0.record.id) < ($1.record.day, $1.record.id) }
      .filter { seen.insert("\($0.record.day) \($0.record.name(in: options.language))").inserted }
  }
}

extension HolidayRecord {
  /// How well the record bears a name, folded for search, or nil where it does not: 0 is the very
  /// name, 1 begins with it, 2 holds it. The last part of the id is a name too: `new years eve`.
  fileprivate func rank(named wanted: String, in languages: [Language]) -> Int? {
    let names = names
    let id = id.split(separator: ".").last.map(String.init) ?? id
    let candidates =
      languages.compactMap { names[$0.code] } + [names["und"]].compactMap(\.self)
      + [id, String(id.map { $0 == "-" ? " " : $0 })]
    return candidates.lazy.map(\.foldedForSearch).compactMap { name in
      name == wanted ? 0 : name.hasPrefix(wanted) ? 1 : name.holds(wanted) ? 2 : nil
    }.min()
  }
}

extension Language {
  /// The languages of those who keep a tradition.
  static func languages(of tradition: Tradition) -> [Language] {
    switch tradition {
    case .chinese: [.simplifiedChinese, .traditionalChinese]
    case .korean: [.korean]
    case .vietnamese, .vietnameseSouth: [.vietnamese]
    case .japanese: [.japanese]
    }
  }
}

extension SolarTerm {
  /// The term that bears a name in any language, whatever its case and accents.
  init?(named name: String) {
    let wanted = name.foldedForSearch
    let named = Self.allCases.first { term in
      Language.allCases.contains { term.name(in: $0).foldedForSearch == wanted }
    }
    guard let named else { return nil }
    self = named
  }
}
