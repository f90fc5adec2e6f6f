import DayCore
import Lunisolar

/// One tradition's months, computed, compared with what was promulgated, and judged.
struct Calendar {
  let tradition: Tradition
  let months: [ComputedMonth]
  /// The same months packed, which also proves that they make a calendar.
  let table: LunarTable

  /// Computes the covered lunar years of a tradition.
  init(
    _ tradition: Tradition, ephemeris: Ephemeris, exceptions: AlmanacExceptions?
  ) throws(GeneratorError) {
    let newMoons = ephemeris.phases.filter { $0.phase == .newMoon }.map(\.utc)
    var months: [ComputedMonth]
    do throws(LunisolarError) {
      months = try LunationNumbering(
        tradition: tradition, newMoons: newMoons, terms: ephemeris.terms
      ).months()
    } catch {
      throw .rule(error)
    }
    for place in months.indices {
      let month = months[place]
      let noon = month.month.firstDay.daysSince1970 * 86_400
      let doubt = 2 * ephemeris.timeScale.sigma(ut: noon)
      let margin = min(month.newMoonMargin, month.termMargin ?? .max)
      months[place].month.isUncertain = Double(margin) < doubt
    }
    if let exceptions { months = try exceptions.applied(to: months) }
    months.removeAll { !(tradition.coveredYears ~= $0.month.year) }
    do throws(LunisolarError) {
      table = try LunarTable(tradition: tradition, months: months.map(\.month))
    } catch {
      throw .rule(error)
    }
    self.tradition = tradition
    self.months = months
  }
}
