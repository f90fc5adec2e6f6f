/// How rows are read and what becomes of those that cannot be annotated.
public struct RowAnnotationOptions: Hashable, Sendable {
  /// How rows are written.
  public enum Format: Hashable, Sendable {
    /// Fields parted by a byte, quoted with `"` where need be (RFC 4180).
    case csv(separator: UInt8)
    /// Fields parted by tabs; quotes mean nothing (IANA text/tab-separated-values).
    case tsv
    /// A JSON object a line.
    case ndjson
  }

  /// Which field is the date.
  public enum DateColumn: Hashable, Sendable {
    /// That of this name in the header, or the JSON member of this name.
    case named(String)
    /// The first is number 1.
    case number(Int)
  }

  /// What is done with a row that has no lunar date.
  public enum BadRowPolicy: String, CaseIterable, Hashable, Sendable {
    /// It stays as it is, and its new columns are empty.
    case empty
    /// Nothing more is written, and the run fails.
    case fail
    /// It is left out.
    case drop
  }

  /// How rows are written.
  public var format: Format
  /// Whether the first row of CSV or TSV names the columns.
  public var hasHeader: Bool
  /// Which field is the date.
  public var dateColumn: DateColumn
  /// What is in it.
  public var dateForm: DateForm
  /// What is done with bad rows.
  public var badRows: BadRowPolicy
  /// How many rows are worked on at the same time, at least 1.
  public var threads: Int

  /// CSV with commas and a header, ISO dates in the column `date`, bad rows left empty, one
  /// thread, unless told otherwise.
  public init(
    format: Format = .csv(separator: UInt8(ascii: ",")), hasHeader: Bool = true,
    dateColumn: DateColumn = .named("date"), dateForm: DateForm = .iso8601,
    badRows: BadRowPolicy = .empty, threads: Int = 1
  ) {
    self.format = format
    self.hasHeader = hasHeader
    self.dateColumn = dateColumn
    self.dateForm = dateForm
    self.badRows = badRows
    self.threads = threads
  }
}
