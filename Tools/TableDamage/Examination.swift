import LunarDatabase

/// What a table answered, compared with what the whole one answers.
enum Outcome: Hashable {
  /// All answers are the same: what changed says nothing.
  case right
  /// At least one question was refused, with this error first, and no answer was another.
  case refused(String)
  /// An answer was another than the whole table's.
  case wrong(question: String)
}

/// Asks damaged tables what the whole one was asked.
struct Examination {
  private let expected: [Int]
  /// The table that each page belongs to, by page number from 0; nil where that is not known.
  private let owners: [String]?

  /// Asks the whole table.
  init(bytes: UnsafeRawBufferPointer) throws(LunarDatabaseError) {
    let database = try Self.open(bytes)
    try database.verify()
    expected = try Question.all.map { (question) throws(LunarDatabaseError) in
      try question.answer(database)
    }
    owners = Self.owners(bytes)
  }

  private static func open(
    _ bytes: UnsafeRawBufferPointer
  ) throws(LunarDatabaseError) -> LunarDatabase {
    guard let start = bytes.baseAddress else {
      throw .notATable(source: "the table", found: "it is empty")
    }
    // Pointers: the bytes stay where they are until the program ends.
    return try LunarDatabase(
      source: "the table", untrusted: Image(constant: start, count: bytes.count))
  }

  /// Asks a table in memory.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - pages: The pages that are damaged, or nil for all. What is read from other tables than
  ///     theirs is not asked: those pages are as they were.
  ///   - verifies: Whether to verify the table as well.
  /// - Returns: What it answered.
  func outcome(
    of bytes: UnsafeRawBufferPointer, damaged pages: [Int]? = nil, verifies: Bool
  ) -> Outcome {
    do throws(LunarDatabaseError) {
      return outcome(of: try Self.open(bytes), damaged: pages, verifies: verifies)
    } catch {
      return .refused(error.description)
    }
  }

  /// Asks a table that is open; as above.
  func outcome(
    of database: LunarDatabase, damaged pages: [Int]? = nil, verifies: Bool
  ) -> Outcome {
    let touched = tables(of: pages)
    var refusal: String?
    for (question, answer) in zip(Question.all, expected) {
      if let touched, touched.isDisjoint(with: question.tables.map(\.name)) { continue }
      do throws(LunarDatabaseError) {
        guard try question.answer(database) == answer else {
          return .wrong(question: question.name)
        }
      } catch {
        refusal = refusal ?? error.description
      }
    }
    do throws(LunarDatabaseError) {
      if verifies {
        try database.verify()
        if refusal != nil { return .wrong(question: "verify") }
      }
    } catch {
      refusal = refusal ?? error.description
    }
    return refusal.map(Outcome.refused) ?? .right
  }

  /// The tables that own the pages, or nil for all.
  private func tables(of pages: [Int]?) -> Set<String>? {
    // Everything hangs on the first page, and on the hashes.
    guard let owners, let pages, !pages.contains(0) else { return nil }
    let touched = Set(pages.compactMap { owners.indices.contains($0) ? owners[$0] : nil })
    return touched.contains(Schema.meta.name) ? nil : touched
  }

  /// Reads SQLite's own account of its pages, which not every SQLite gives.
  private static func owners(_ bytes: UnsafeRawBufferPointer) -> [String]? {
    guard let start = bytes.baseAddress else { return nil }
    var owners = Array(repeating: "", count: bytes.count / Damage.pageSize)
    do throws(SQLiteError) {
      let connection = try Connection(image: Image(constant: start, count: bytes.count))
      let statement = try connection.prepare("SELECT pageno, name FROM dbstat")
      while try statement.step() { owners[statement.int(0) - 1] = statement.text(1) }
    } catch {
      return nil
    }
    return owners
  }
}
