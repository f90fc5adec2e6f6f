import DayCore
import Testing

@Suite("nearest(to:among:)")
struct NearestTests {
  @Test("unknown words find the nearest known ones, or none")
  func nearestWords() {
    #expect(nearest(to: "shwo", among: ["show", "lookup"]) == ["show"])
    #expect(nearest(to: "vm", among: ["vn", "kr"]) == ["vn"])
    #expect(nearest(to: "banana", among: ["show", "lookup"]).isEmpty)
    #expect(nearest(to: String(repeating: "x", count: 100_000), among: ["show"]).isEmpty)
  }
}
