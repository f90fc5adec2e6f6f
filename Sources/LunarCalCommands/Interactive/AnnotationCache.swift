import Annotation
import DayCore
import Synchronization

/// Annotated days of the recent past of a screen, fetched in blocks, so that drawing a grid of
/// days again asks the table nothing. Its size is bounded, however far one scrolls.
final class AnnotationCache: Sendable {
  private let annotator: Annotator
  private let blocks = Mutex<[Int: [AnnotatedDay]]>([:])

  /// The days of a block: more than a month, so that a year is a few.
  private static let blockLength = 64
  /// The most blocks kept: a screen shows a year at most.
  private static let mostBlocks = 32

  init(_ annotator: Annotator) {
    self.annotator = annotator
  }

  /// The day, nil where the table cannot be read.
  func day(_ day: Day) -> AnnotatedDay? {
    let (block, place) = day.daysSince1970.flooredQuotientAndRemainder(
      dividingBy: Self.blockLength)
    return blocks.withLock { blocks in
      if let days = blocks[block] { return days[place] }
      let first = Day(daysSince1970: block * Self.blockLength)
      guard let days = try? annotator.days(in: first...(first + (Self.blockLength - 1))) else {
        return nil
      }
      if blocks.count >= Self.mostBlocks { blocks.removeAll() }
      blocks[block] = days
      return days[place]
    }
  }
}
