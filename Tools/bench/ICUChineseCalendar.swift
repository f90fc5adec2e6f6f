import DayType
import Lunisolar

/// ICU's Chinese calendar, where the system has ICU (Debian: libicu-dev). It is loaded by name, so
/// that nobody needs it to build the package.
struct ICUChineseCalendar: ChineseCalendar {
  let name: String
  private let calendar: OpaquePointer
  private let setMillis: SetMillis
  private let getMillis: GetMillis
  private let get: Get
  private let set: Set
  private let clear: Clear

  // The signatures of unicode/ucal.h; the last parameter is the address of an error code.
  // Pointers: functions of ICU as its headers declare them; what is passed lives during the call.
  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Int32, Status
    ) -> OpaquePointer?
  private typealias SetMillis = @convention(c) (OpaquePointer, Double, Status) -> Void
  private typealias GetMillis = @convention(c) (OpaquePointer, Status) -> Double
  private typealias Get = @convention(c) (OpaquePointer, Int32, Status) -> Int32
  private typealias Set = @convention(c) (OpaquePointer, Int32, Int32) -> Void
  private typealias Clear = @convention(c) (OpaquePointer) -> Void

  // UCalendarDateFields.
  private static let (era, year, month, day, hour, leapMonth) = (
    Int32(0), Int32(1), Int32(2), Int32(5), Int32(11), Int32(22)
  )

  /// Nil where there is no ICU.
  init?() {
    guard let library = dlopen("libicui18n.so", RTLD_NOW) else { return nil }
    // Every name ends with the version of the library.
    guard let version = (50...120).first(where: { dlsym(library, "ucal_open_\($0)") != nil })
    else { return nil }
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
      // The type is the one that ICU's header gives this name.
      dlsym(library, "\(name)_\(version)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = function("ucal_open", Open.self),
      let setMillis = function("ucal_setMillis", SetMillis.self),
      let getMillis = function("ucal_getMillis", GetMillis.self),
      let get = function("ucal_get", Get.self), let set = function("ucal_set", Set.self),
      let clear = function("ucal_clear", Clear.self)
    else { return nil }
    let zone = Array("Etc/GMT-8".utf16)
    var status: Int32 = 0
    guard
      let calendar = open(zone, Int32(zone.count), "zh@calendar=chinese", 0, &status), status <= 0
    else { return nil }
    self.calendar = calendar
    (self.setMillis, self.getMillis, self.get) = (setMillis, getMillis, get)
    (self.set, self.clear) = (set, clear)
    name = "ICU \(version) ucal"
  }

  func lunarCode(ofDay number: Int) -> Int {
    var status: Int32 = 0
    setMillis(calendar, Double(number) * 86_400_000 + 14_400_000, &status)
    let month = Int(get(calendar, Self.month, &status)) + 1
    let day = Int(get(calendar, Self.day, &status))
    return month * 64 + day * 2 + Int(get(calendar, Self.leapMonth, &status))
  }

  func day(of date: LunarDate) -> Int {
    let (cycle, year) = (date.year + 2636).quotientAndRemainder(dividingBy: 60)
    clear(calendar)
    set(calendar, Self.era, Int32(cycle + 1))
    set(calendar, Self.year, Int32(year + 1))
    set(calendar, Self.month, Int32(date.month - 1))
    set(calendar, Self.leapMonth, date.isLeapMonth ? 1 : 0)
    set(calendar, Self.day, Int32(date.day))
    set(calendar, Self.hour, 12)
    var status: Int32 = 0
    return Int((getMillis(calendar, &status) / 86_400_000).rounded(.down))
  }
}
