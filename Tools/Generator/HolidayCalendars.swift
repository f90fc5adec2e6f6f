import DayCore
import Holidays
import Lunisolar

/// The regions of `Data/holidays`, expanded into days.
struct HolidayCalendars {
  /// The years that are expanded, where a region's rules are known.
  static let years = 1900...2100

  let regions: [(region: Region, occurrences: [Occurrence])]

  /// Reads and expands every `*.txt` of the folders, in the order of their names.
  init(folders: [String], calendars: [Calendar], ephemeris: Ephemeris) throws(GeneratorError) {
    var terms: [TermTable] = []
    for tradition in Tradition.allCases {
      do throws(LunisolarError) {
        terms.append(try TermTable(tradition: tradition, instants: ephemeris.terms))
      } catch {
        throw .rule(error)
      }
    }
    let tables = CalendarTables(months: calendars.map(\.table), terms: terms)
    var regions: [(region: Region, occurrences: [Occurrence])] = []
    for folder in folders {
      for name in try Self.names(in: folder) {
        let path = "\(folder)/\(name)"
        let text = try DataFile(path: path).text
        do throws(HolidayError) {
          let region = try Region(text)
          regions.append((region, try region.occurrences(in: Self.years, tables: tables)))
        } catch {
          throw .holiday(path: path, error)
        }
      }
    }
    self.regions = regions
  }

  /// The names of the text files of a folder, sorted.
  private static func names(in folder: String) throws(GeneratorError) -> [String] {
    guard let entries = opendir(folder) else {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        // Pointers: a file name ends with a zero byte within the entry's array.
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".txt"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
