# bash completion for lunarcal
_lunarcal() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= word
  # --lang=vi comes as three words.
  [[ $current == = ]] && current=
  [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}
  for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case $word in
      -*) ;;
      *) command=$word; break ;;
    esac
  done
  COMPREPLY=()
  case $command:$previous in
    show:--layout)
      COMPREPLY=($(compgen -W "stacked inline compact wall" -- "$current")); return ;;
    show:--week-numbers)
      COMPREPLY=($(compgen -W "iso start" -- "$current")); return ;;
    show:--tradition | show:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    show:--region | show:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    show:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    show:--lang | show:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    show:--start | show:-s)
      COMPREPLY=($(compgen -W "monday tuesday wednesday thursday friday saturday sunday" -- "$current")); return ;;
    show:--format | show:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    show:--events | show:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    show:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    show:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    show:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    show:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    show:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    show:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    show:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    lookup:--tradition | lookup:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    lookup:--region | lookup:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    lookup:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    lookup:--lang | lookup:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    lookup:--format | lookup:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    lookup:--events | lookup:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    lookup:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    lookup:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    lookup:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    lookup:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    lookup:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    lookup:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    lookup:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    holidays:--region | holidays:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    holidays:--lang | holidays:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    holidays:--format | holidays:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    holidays:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    holidays:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    holidays:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    holidays:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    holidays:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    holidays:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    holidays:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    terms:--zone | terms:-z)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    terms:--only)
      COMPREPLY=($(compgen -W "terms moon" -- "$current")); return ;;
    terms:--lang | terms:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    terms:--format | terms:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    terms:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    terms:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    terms:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    terms:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    terms:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    terms:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    terms:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--days | agenda:-n)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--from)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--events | agenda:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    agenda:--tradition | agenda:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    agenda:--region | agenda:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    agenda:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--lang | agenda:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    agenda:--format | agenda:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    agenda:--name)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--form)
      COMPREPLY=($(compgen -W "occurrences dates rules" -- "$current")); return ;;
    agenda:--alarm)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--stamp)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    agenda:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    agenda:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    agenda:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    agenda:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    agenda:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    agenda:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--by)
      COMPREPLY=($(compgen -W "lunar solar" -- "$current")); return ;;
    anniversary:--for)
      COMPREPLY=($(compgen -W "birthday memorial other" -- "$current")); return ;;
    anniversary:--title)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--years | anniversary:-y)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--leap)
      COMPREPLY=($(compgen -W "leap-only ordinary-only leap-or-ordinary leap-and-ordinary" -- "$current")); return ;;
    anniversary:--short)
      COMPREPLY=($(compgen -W "short-last short-next short-skip" -- "$current")); return ;;
    anniversary:--milestones)
      COMPREPLY=($(compgen -W "add only" -- "$current")); return ;;
    anniversary:--tradition | anniversary:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    anniversary:--lang | anniversary:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    anniversary:--format | anniversary:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    anniversary:--name)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--form)
      COMPREPLY=($(compgen -W "occurrences dates rules" -- "$current")); return ;;
    anniversary:--alarm)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--stamp)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    anniversary:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    anniversary:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    anniversary:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    anniversary:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    anniversary:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    anniversary:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--count | next:-n)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--from)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--tradition | next:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    next:--region | next:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    next:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--lang | next:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    next:--format | next:-f)
      COMPREPLY=($(compgen -W "text json ndjson csv md html svg ics" -- "$current")); return ;;
    next:--events | next:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    next:--name)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--form)
      COMPREPLY=($(compgen -W "occurrences dates rules" -- "$current")); return ;;
    next:--alarm)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--stamp)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    next:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    next:--columns)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    next:--ambiguous)
      COMPREPLY=($(compgen -W "1 2" -- "$current")); return ;;
    next:--charset)
      COMPREPLY=($(compgen -W "utf-8 ascii" -- "$current")); return ;;
    next:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    next:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    format:--tradition | format:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    format:--region | format:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    format:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    format:--lang | format:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    format:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    format:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    format:--events | format:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    browse:--events | browse:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    browse:--view | browse:-v)
      COMPREPLY=($(compgen -W "month strip year" -- "$current")); return ;;
    browse:--tradition | browse:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    browse:--region | browse:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    browse:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    browse:--lang | browse:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    browse:--start | browse:-s)
      COMPREPLY=($(compgen -W "monday tuesday wednesday thursday friday saturday sunday" -- "$current")); return ;;
    browse:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    browse:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    browse:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    browse:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    pick:--events | pick:-e)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    pick:--format | pick:-f)
      COMPREPLY=($(compgen -W "iso lunar json %F" -- "$current")); return ;;
    pick:--title)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    pick:--tradition | pick:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    pick:--region | pick:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    pick:--layers)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    pick:--lang | pick:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    pick:--start | pick:-s)
      COMPREPLY=($(compgen -W "monday tuesday wednesday thursday friday saturday sunday" -- "$current")); return ;;
    pick:--color)
      COMPREPLY=($(compgen -W "auto always never 16 256 truecolor" -- "$current")); return ;;
    pick:--theme)
      COMPREPLY=($(compgen -W "balanced dark light mono" -- "$current")); return ;;
    pick:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    pick:--today)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--tradition | annotate:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    annotate:--format | annotate:-f)
      COMPREPLY=($(compgen -W "csv tsv ndjson" -- "$current")); return ;;
    annotate:--separator)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--column | annotate:-c)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--dates)
      COMPREPLY=($(compgen -W "iso epoch-s epoch-ms" -- "$current")); return ;;
    annotate:--zone)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--columns)
      COMPREPLY=($(compgen -W "lunar stem-branch name holiday day-off" -- "$current")); return ;;
    annotate:--prefix)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--bad-rows)
      COMPREPLY=($(compgen -W "empty drop fail" -- "$current")); return ;;
    annotate:--threads)
      COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    annotate:--region | annotate:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    annotate:--lang | annotate:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    annotate:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    export:--format | export:-f)
      COMPREPLY=($(compgen -W "csv ndjson sql" -- "$current")); return ;;
    export:--tradition | export:-t)
      COMPREPLY=($(compgen -W "cn kr vn vn-south jp all" -- "$current")); return ;;
    export:--region | export:-r)
      COMPREPLY=($(compgen -W "CN HK ID JP KP KR MO MY PH SG TW VN" -- "$current")); return ;;
    export:--lang | export:-l)
      COMPREPLY=($(compgen -W "en vi zh-Hans zh-Hant ko ja" -- "$current")); return ;;
    export:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    info:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
    verify:--database)
      COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  case $command in
    show)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--three --week --layout --weeks --week-numbers --no-list --tradition --region --layers --lang --start --format --events --strict --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "today" -- "$current"))
      fi ;;
    lookup)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--lunar --almanac --tradition --region --layers --lang --format --events --strict --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "today" -- "$current"))
      fi ;;
    holidays)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--region --lang --format --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    terms)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--zone --only --lang --format --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    agenda)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--days --from --no-holidays --events --strict --tradition --region --layers --lang --format --name --form --alarm --stamp --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    anniversary)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--lunar --by --for --title --years --leap --short --milestones --tradition --lang --format --name --form --alarm --stamp --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    next)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--count --from --tradition --region --layers --lang --format --events --strict --name --form --alarm --stamp --color --theme --columns --ambiguous --charset --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    format)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--tradition --region --layers --lang --database --today --events --strict --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    browse)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--events --strict --view --tradition --region --layers --lang --start --color --theme --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    pick)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--events --strict --range --format --title --tradition --region --layers --lang --start --color --theme --database --today --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    annotate)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--tradition --format --separator --no-header --column --dates --zone --columns --prefix --bad-rows --threads --quiet --region --lang --database --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    export)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--format --tradition --region --lang --database --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    info)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--database --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    verify)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--database --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    completions)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "bash zsh fish" -- "$current"))
      fi ;;
    manual)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "" -- "$current"))
      fi ;;
    '' | help)
      COMPREPLY=($(compgen -W "show lookup holidays terms agenda anniversary next format browse pick annotate export info verify completions manual help --help --version" -- "$current")) ;;
  esac
}
complete -F _lunarcal lunarcal
