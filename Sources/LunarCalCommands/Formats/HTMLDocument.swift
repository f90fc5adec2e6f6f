import TerminalRenderer

/// One self-contained page: no script, nothing loaded from elsewhere, light and dark, readable on a
/// telephone and printed on A4.
struct HTMLDocument {
  var title: String
  /// The BCP 47 tag of the texts.
  var language: String
  /// What stands between `<main>` and `</main>`.
  var body: String

  /// The page as text.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="lunarcal \(LunarCal.version)">
    \(Markup.element("title", text: title))
    <style>
    \(Self.style)</style>
    </head>
    <body>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root{\(colors(.light))--paper:#fff;--ink:#1a1a1a;--line:#d8d8d8}
    @media(prefers-color-scheme:dark){:root{\(colors(.dark))--paper:#16181c;--ink:#ececec;\
    --line:#3c3f45}}
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--ink);font:100%/1.4 system-ui,"Noto Sans",\
    "Noto Sans CJK SC",sans-serif;-webkit-text-size-adjust:100%}
    body{margin:0}
    main{max-width:64rem;margin:0 auto;padding:.75rem}
    h1,h2{font-size:1.4rem;line-height:1.25;margin:.5rem 0;overflow-wrap:anywhere}
    table{border-collapse:collapse;width:100%}
    caption{padding:.4rem 0;text-align:center;overflow-wrap:anywhere}
    caption b{display:block;font-size:1.35rem}
    .months{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));\
    gap:1.5rem 2rem;align-items:start}
    .month table{table-layout:fixed}
    .month th{font-weight:600;color:var(--quiet);font-size:.8rem;padding:.25rem .1rem}
    .month td{border-top:1px solid var(--line);padding:.2rem .15rem;text-align:center;\
    vertical-align:top;overflow-wrap:anywhere}
    .month time{display:block;white-space:nowrap;font-size:1.1rem;font-variant-numeric:tabular-nums}
    .month th.sat{color:var(--saturday)}.month th.sun{color:var(--sunday)}
    abbr{text-decoration:none;font-size:.6em;vertical-align:super}.legend span{margin-right:1em}
    .month td span{display:block;font-size:.75rem;line-height:1.3}
    .month td span i{font-style:normal;color:var(--quiet);font-size:.65rem}
    .month .name{display:none}
    .month .week{width:2.4rem;font-size:.7rem;padding:.25rem 0}
    .lunar,.legend{color:var(--quiet)}
    .sun{color:var(--sunday)}.sat{color:var(--saturday)}
    .off{color:var(--sunday);font-weight:700}
    .work{color:var(--work);text-decoration:underline}
    .first,.fest{color:var(--accent)}.own{color:var(--event)}.term{color:var(--term)}
    .out,.out .lunar,.out .first{color:var(--faint);font-weight:400}
    .today time{outline:2px solid currentColor;border-radius:.3rem;font-weight:700}
    .facts table{margin:.25rem 0 1rem}
    .facts th,.facts td{border-top:1px solid var(--line);padding:.3rem .4rem;text-align:left;\
    vertical-align:top;overflow-wrap:anywhere}
    .facts tbody th{font-weight:600}
    .one .month table{font-size:1.05rem}
    @media(min-width:48rem){.one .name{display:block}.one .month td{height:5.5rem}}
    @media(max-width:30rem){.month time{font-size:1rem}.facts table,.facts tbody{display:block}\
    .facts thead{display:none}.facts tr{display:flex;flex-wrap:wrap;gap:0 .6rem;\
    border-top:1px solid var(--line);padding:.3rem 0}.facts th,.facts td{border:0;padding:0}}
    @media(max-width:22rem){.month time{font-size:.9rem}}
    @page{size:A4;margin:10mm}
    @media print{:root{\(colors(.light))--paper:#fff;--ink:#000;--line:#bbb}main{max-width:none;\
    padding:0}.month,.facts tr{break-inside:avoid}.one .name{display:block}.one .month td\
    {height:24mm}.year{grid-template-columns:repeat(3,1fr);gap:3mm 5mm;font-size:7pt}.year .month\
     time{font-size:8pt}.year .month td{padding:.1mm}.year .month td span{font-size:5.5pt}\
    .year .month th{font-size:6pt;padding:0}.year caption b{font-size:10pt}.year caption\
    {padding:.5mm 0}.one~.facts{font-size:9pt}\
    .one~.facts th,.one~.facts td{padding:.4mm 1mm}.year~.facts{columns:2;font-size:7.5pt}.year~.facts th,.year~.facts td\
    {padding:.3mm 1mm}}

    """

  private static func colors(_ theme: Theme) -> String {
    let roles: [(String, TextRole)] = [
      ("quiet", .lunar), ("faint", .outside), ("sunday", .sunday), ("saturday", .saturday),
      ("work", .makeupWorkday), ("accent", .festival), ("event", .event), ("term", .term),
    ]
    return roles.map { name, role in
      "--\(name):\(theme.style(of: role).foreground?.cssColor ?? "inherit");"
    }.joined()
  }
}

extension TerminalColor {
  /// `#rrggbb`.
  var cssColor: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension TextRole {
  /// The class of the style sheet, or an empty text.
  var cssClass: String {
    switch self {
    case .saturday: "sat"
    case .sunday: "sun"
    case .dayOff: "off"
    case .makeupWorkday: "work"
    case .today: "today"
    case .outside: "out"
    case .lunar: "lunar"
    case .lunarFirst: "first"
    case .festival: "fest"
    case .event: "own"
    case .term: "term"
    case .legend, .label: "legend"
    case .plain, .title, .subtitle, .weekday, .day: ""
    }
  }

  /// The attribute `class`, or an empty text.
  var htmlClass: String { cssClass.isEmpty ? "" : "class=\"\(cssClass)\"" }
}
