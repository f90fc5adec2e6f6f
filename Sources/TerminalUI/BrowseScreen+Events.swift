import DayCore

extension BrowseScreen {
  /// Takes a key or a mouse event: the help, `?`, tells them.
  public mutating func handle(_ event: TerminalEvent) -> Outcome<Never> {
    switch event {
    case .key(let key): return handle(key)
    case .press(let row, let column): press(row: row, column: column)
    case .wheel(let steps, _, _): wheel(steps)
    case .move, .redraw, .signal, .hangUp: break
    }
    return .stay
  }

  private mutating func handle(_ key: Key) -> Outcome<Never> {
    message = nil
    if prompt != nil {
      type(key)
    } else if case .hits(let selected) = overlay {
      choose(key, selected)
    } else if overlay == .help {
      overlay = nil
    } else if cursor.move(key, startOfWeek: grid.startOfWeek) {
      moved(by: key)
    } else {
      return command(key)
    }
    return .stay
  }

  /// Keys that go far show the whole month; the others move the weeks as little as it takes.
  private mutating func moved(by key: Key) {
    switch key {
    case .pageUp, .pageDown, .control, .character("["), .character("]"), .character("<"),
      .character(">"):
      showMonth()
    default: follow()
    }
  }

  private mutating func command(_ key: Key) -> Outcome<Never> {
    switch key {
    case .character("q"): return .done(nil)
    case .character("t"): go(to: today)
    case .character("g"): prompt = Prompt(.date)
    case .character("/"): prompt = Prompt(.search)
    case .character("n"): goToHit(after: true)
    case .character("N"): goToHit(after: false)
    case .character("m"): mode = .month
    case .character("s"): mode = .strip
    case .character("y"): mode = .year
    case .enter: if mode == .year { mode = .month }
    case .character("T"): switchSource { $0.switchTradition() }
    case .character("L"): switchSource { $0.switchLanguage() }
    case .character("w"): switchStartOfWeek()
    case .character("?"): overlay = .help
    default: break
    }
    return .stay
  }

  // MARK: - Settings

  private mutating func switchSource(_ change: (inout Source) -> Void) {
    change(&source)
    grid.cell = source.cell(of:)
    strip = StripModel(source, today: today, startOfWeek: grid.startOfWeek)
    fit()
  }

  private mutating func switchStartOfWeek() {
    grid.startOfWeek = Weekday.allCases[(grid.startOfWeek.rawValue + 1) % 7]
    strip = StripModel(source, today: today, startOfWeek: grid.startOfWeek)
    showMonth()
  }

  // MARK: - Prompts and hits

  private mutating func type(_ key: Key) {
    switch prompt?.handle(key) {
    case .accept(let text): prompt?.purpose == .date ? goToDate(text) : search(text)
    case .cancel: prompt = nil
    case .stay, nil: break
    }
  }

  private mutating func goToDate(_ text: String) {
    do {
      go(to: try source.day(named: text))
      prompt = nil
    } catch {
      prompt?.complaint = error.message
    }
  }

  private mutating func search(_ text: String) {
    hits = source.search(text, from: day, limit: 100)
    prompt = nil
    if hits.isEmpty {
      message = (words.nothingFound(text), .alert)
    } else {
      overlay = .hits(selected: 0)
    }
  }

  private mutating func choose(_ key: Key, _ selected: Int) {
    switch key {
    case .down, .character("j"), .character("n"):
      overlay = .hits(selected: min(selected + 1, hits.count - 1))
    case .up, .character("k"), .character("N"): overlay = .hits(selected: max(selected - 1, 0))
    case .enter:
      overlay = nil
      go(to: hits[selected].day)
    case .escape, .character("q"): overlay = nil
    default: break
    }
  }

  private mutating func goToHit(after: Bool) {
    let hit = after ? hits.first { $0.day > day } : hits.last { $0.day < day }
    guard let hit else { return }
    go(to: hit.day)
    message = (hit.title, .plain)
  }

  // MARK: - The mouse

  private mutating func press(row: Int, column: Int) {
    message = nil
    if case .hits(let selected) = overlay {
      let place = hitsPane(selected).index(atRow: row)
      overlay = nil
      if let place { go(to: hits[place].day) }
      return
    }
    if overlay != nil {
      overlay = nil
      return
    }
    guard let day = day(atRow: row, column: column) else { return }
    cursor.go(to: day)
    follow()
  }

  private func day(atRow row: Int, column: Int) -> Day? {
    switch mode {
    case .month: layout.grid.day(atRow: row, column: column, topWeek: grid.topWeek)
    case .strip: row < layout.body.row + StripPane.rows ? strip.day(atColumn: column) : nil
    case .year: yearPane.day(atRow: row, column: column)
    }
  }

  private mutating func wheel(_ steps: Int) {
    if case .hits(let selected) = overlay {
      overlay = .hits(selected: min(max(selected + steps, 0), hits.count - 1))
    } else if mode == .year {
      cursor.go(to: day.day(byAdding: .month, value: steps))
      follow()
    } else {
      scroll(byWeeks: steps)
    }
  }
}
