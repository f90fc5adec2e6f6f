#compdef lunarcal
# zsh completion for lunarcal
_lunarcal() {
  local context state line
  typeset -A opt_args
  _arguments -C \
    '(- *)--version[print the version]' \
    '(- *)--help[print help]' \
    '1: :->command' \
    '*:: :->arguments'
  case $state in
    command)
      local -a commands=(
        'show:Print months with solar and lunar dates in every cell'
        'lookup:Tell everything about a day'
        'holidays:List days off, make-up workdays and observances of a region'
        'terms:List solar terms and moon phases with their instants'
        'agenda:List your own days and the holidays to come, with the days until each'
        'anniversary:Print lunar birthdays and death anniversaries'
        'next:Find the next days of a rule or of a name'
        'format:Print one line with lunar and solar dates, for a status bar'
        'browse:Browse the calendar on the whole terminal'
        'pick:Choose a day or a range on the terminal and print it'
        'annotate:Append lunar columns to rows of CSV, TSV or NDJSON'
        'export:Write the table for SQLite, DuckDB, PostgreSQL, Spark or pandas'
        'info:Tell which table is in use and what it covers'
        'verify:Check that the table is as its generator wrote it'
        'completions:Print completions for bash, zsh or fish'
        'manual:Print the manual page, for man(1)'
        'help:Tell more about a command'
      )
      _describe -t commands 'lunarcal command' commands ;;
    arguments)
      case $words[1] in
        show)
          _arguments -s -S \
            '(-3 --three)'{-3,--three}'[the month before and the month after too]' \
            '--week[the week of WHEN, a day, rather than its month]' \
            '--layout=[stacked, inline, compact or wall]:name:(stacked inline compact wall)' \
            '(-w --weeks)'{-w,--weeks}'[numbers of the weeks]' \
            '--week-numbers=[numbers of the weeks\: iso, or by --start\: start]:kind:(iso start)' \
            '--no-list[no list of holidays and solar terms under the grid]' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-s --start)'{-s+,--start=}'[the first day of the week, for example monday]:weekday:(monday tuesday wednesday thursday friday saturday sunday)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[when]:(today)' ;;
        lookup)
          _arguments -s -S \
            '--lunar[dates are lunar ones]' \
            '(-a --almanac)'{-a,--almanac}'[say what the almanac says too\: officer, mansion, hours, …]' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:date...:(today)' ;;
        holidays)
          _arguments -s -S \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[region] [year]:()' ;;
        terms)
          _arguments -s -S \
            '(-z --zone)'{-z+,--zone=}'[IANA name, offset such as +08\:00, UTC or local]:zone:' \
            '--only=[terms or moon instead of all]:which:(terms moon)' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[when]:()' ;;
        agenda)
          _arguments -s -S \
            '(-n --days)'{-n+,--days=}'[as many days, 30 unless said otherwise]:number:' \
            '--from=[from this day on instead of today]:date:' \
            '--no-holidays[your own events only]' \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '--name=[ics\: what clients call the calendar]:text:' \
            '--form=[ics\: occurrences (one event a day), dates (a list) or rules (RRULE)]:form:(occurrences dates rules)' \
            '--alarm=[ics\: remind that long before the day, 1d or 15h; after\: +9h]:time:' \
            '--stamp=[ics\: the time of writing, 20260101T000000Z; else today]:time:' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*::()' ;;
        anniversary)
          _arguments -s -S \
            '--lunar[DATE is a lunar one]' \
            '--by=[lunar or solar\: how the day comes again]:calendar:(lunar solar)' \
            '--for=[birthday, memorial or other]:occasion:(birthday memorial other)' \
            '--title=[what the day is called]:text:' \
            '(-y --years)'{-y+,--years=}'[2026, or 2026..2035; ten years from this one]:years:' \
            '--leap=[what an anniversary in a leap month means]:policy:(leap-only ordinary-only leap-or-ordinary leap-and-ordinary)' \
            '--short=[what day 30 of a month of 29 days means]:policy:(short-last short-next short-skip)' \
            '--milestones=[add the 49th and 100th day and names such as 三回忌, or only those]:which:(add only)' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '--name=[ics\: what clients call the calendar]:text:' \
            '--form=[ics\: occurrences (one event a day), dates (a list) or rules (RRULE)]:form:(occurrences dates rules)' \
            '--alarm=[ics\: remind that long before the day, 1d or 15h; after\: +9h]:time:' \
            '--stamp=[ics\: the time of writing, 20260101T000000Z; else today]:time:' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:date:()' ;;
        next)
          _arguments -s -S \
            '(-n --count)'{-n+,--count=}'[as many days, 5 unless said otherwise]:number:' \
            '--from=[from this day on instead of today]:date:' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-f --format)'{-f+,--format=}'[text, json, ndjson, csv, md, html, svg or ics]:format:(text json ndjson csv md html svg ics)' \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '--name=[ics\: what clients call the calendar]:text:' \
            '--form=[ics\: occurrences (one event a day), dates (a list) or rules (RRULE)]:form:(occurrences dates rules)' \
            '--alarm=[ics\: remind that long before the day, 1d or 15h; after\: +9h]:time:' \
            '--stamp=[ics\: the time of writing, 20260101T000000Z; else today]:time:' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--columns=[as wide a page instead of the terminal'\''s width]:number:' \
            '--ambiguous=[columns of characters of ambiguous East Asian width\: 1 or 2]:width:(1 2)' \
            '--charset=[utf-8 or ascii instead of the locale'\''s]:name:(utf-8 ascii)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:rule|name:()' ;;
        format)
          _arguments -s -S \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:format [date]:()' ;;
        browse)
          _arguments -s -S \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '(-v --view)'{-v+,--view=}'[month, strip or year]:view:(month strip year)' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-s --start)'{-s+,--start=}'[the first day of the week, for example monday]:weekday:(monday tuesday wednesday thursday friday saturday sunday)' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[date]:()' ;;
        pick)
          _arguments -s -S \
            '(-e --events)'{-e+,--events=}'[your own events or an .ics file; several; none for no file]:file:_files' \
            '--strict[a line of an events file that cannot be read is an error]' \
            '--range[choose a range of days]' \
            '(-f --format)'{-f+,--format=}'[iso, lunar, json, or text with directives, such as %F]:format:(iso lunar json %F)' \
            '--title=[the title over the calendar]:text:' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '--layers=[such as vn-festivals,vn-moon,fasting-10, or none; else the traditions'\'' festivals]:names:' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '(-s --start)'{-s+,--start=}'[the first day of the week, for example monday]:weekday:(monday tuesday wednesday thursday friday saturday sunday)' \
            '--color=[auto, always, never, or as many colours\: 16, 256, truecolor]:when:(auto always never 16 256 truecolor)' \
            '--theme=[balanced, dark, light or mono]:name:(balanced dark light mono)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '--today=[take this day for today]:date:' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[date]:()' ;;
        annotate)
          _arguments -s -S \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-f --format)'{-f+,--format=}'[csv, tsv or ndjson]:format:(csv tsv ndjson)' \
            '--separator=[what parts the fields of CSV, a comma]:character:' \
            '--no-header[the first row is no header]' \
            '(-c --column)'{-c+,--column=}'[the name or number of the date column\: date, or without a header 1]:column:' \
            '--dates=[iso (the default), epoch-s or epoch-ms]:form:(iso epoch-s epoch-ms)' \
            '--zone=[whose day an epoch falls on\: UTC, +07\:00, Asia/Ho_Chi_Minh]:zone:' \
            '--columns=[what to append]:columns:(lunar stem-branch name holiday day-off)' \
            '--prefix=[what the names of new columns begin with]:text:' \
            '--bad-rows=[empty (the default), drop or fail]:policy:(empty drop fail)' \
            '--threads=[how many threads work]:count:' \
            '(-q --quiet)'{-q,--quiet}'[show no progress]' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:[file]:()' ;;
        export)
          _arguments -s -S \
            '(-f --format)'{-f+,--format=}'[csv, ndjson or sql]:format:(csv ndjson sql)' \
            '(-t --tradition)'{-t+,--tradition=}'[cn, kr, vn, vn-south, jp, or several parted by commas, or all]:codes:(cn kr vn vn-south jp all)' \
            '(-r --region)'{-r+,--region=}'[ISO 3166 code, for example VN\: whose holidays count]:code:(CN HK ID JP KP KR MO MY PH SG TW VN)' \
            '(-l --lang)'{-l+,--lang=}'[en, vi, zh-Hans, zh-Hant, ko or ja]:tag:(en vi zh-Hans zh-Hant ko ja)' \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:table [first..last]:()' ;;
        info)
          _arguments -s -S \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*::()' ;;
        verify)
          _arguments -s -S \
            '--database=[a table of Tools/generate instead of the bundled one]:path:_files' \
            '(-h --help)'{-h,--help}'[this text]' \
            '*::()' ;;
        completions)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[this text]' \
            '*:shell:(bash zsh fish)' ;;
        manual)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[this text]' \
            '*::()' ;;
        help)
          _arguments '1:command:(show lookup holidays terms agenda anniversary next format browse pick annotate export info verify completions manual)' ;;
      esac ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _lunarcal "$@"
else
  compdef _lunarcal lunarcal
fi
