import DayCore
import Testing

@testable import generator

@Suite("A staged file")
struct StagedFileTests {
  @Test("replaces a file whole, and leaves nothing else in its folder")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/table.db"
    try StagedFile(replacing: path, with: [1, 2, 3]).replace()
    do {
      let staged = try StagedFile(replacing: path, with: [4, 5])
      #expect(try DataFile(path: path).bytes == [1, 2, 3])
      try staged.replace()
    }
    #expect(try DataFile(path: path).bytes == [4, 5])
    #expect(folder.names == ["table.db"])
  }

  @Test("that is not used goes away")
  func unused() throws {
    let folder = try TemporaryFolder()
    _ = try StagedFile(replacing: folder.path + "/table.db", with: [1])
    #expect(folder.names == [])
  }

  @Test("cannot be made in a folder that is not there, nor replace a folder")
  func impossible() throws {
    let folder = try TemporaryFolder()
    #expect(throws: GeneratorError.self) {
      try StagedFile(replacing: folder.path + "/none/table.db", with: [1])
    }
    #expect(mkdir(folder.path + "/table.db", 0o700) == 0)
    defer { rmdir(folder.path + "/table.db") }
    #expect(throws: GeneratorError.self) {
      try StagedFile(replacing: folder.path + "/table.db", with: [1]).replace()
    }
    #expect(folder.names == ["table.db"])
  }

  @Test("is one run's at a time")
  func locked() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/table.db"
    let first = try StagedFile(replacing: path, with: [1])
    #expect {
      try StagedFile(replacing: path, with: [2])
    } throws: {
      "\($0)".contains("another run is writing it")
    }
    try first.replace()
    try StagedFile(replacing: path, with: [3]).replace()
    #expect(try DataFile(path: path).bytes == [3])
  }

  @Test("takes over what a killed run left, and no link that somebody put there")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/table.db"
    let left = open(path + ".new", O_WRONLY | O_CREAT, 0o600)
    #expect(writeAll(Array(repeating: 7, count: 100), to: left) == 0)
    close(left)
    try StagedFile(replacing: path, with: [1]).replace()
    #expect(try DataFile(path: path).bytes == [1])
    #expect(folder.names == ["table.db"])
    #expect(symlink(path, path + ".new") == 0)
    #expect(throws: GeneratorError.self) { try StagedFile(replacing: path, with: [2]) }
    #expect(try DataFile(path: path).bytes == [1])
  }
}
