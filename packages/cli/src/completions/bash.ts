import type { Completed, CompletedCommand } from './completed-commands.ts'

/** Completions as bash 3.2 and newer read them; where nothing is offered, it completes files. */
export function bashCompletions(commands: readonly CompletedCommand[]): string {
  const root = commands[0]?.place ?? ''
  return `# Completions of ${root} for bash.
_${root}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local place=${root} words='' at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "$place/\${COMP_WORDS[at]}" in
      ${commands
        .slice(1)
        .map(({ place }) => place)
        .join('|')}) place="$place/\${COMP_WORDS[at]}" ;;
    esac
  done
  COMPREPLY=()
  case "$place $previous" in
${commands.flatMap(values).join('\n')}
  esac
  case "$place $current" in
${commands.map(offers).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _${root} ${root}
`
}

/** What stands behind each option that takes something. */
function values({ place, options }: CompletedCommand): string[] {
  return options
    .filter(({ takes }) => takes.kind !== 'nothing')
    .map(({ long, takes }) => {
      const offered = wordsOf(takes).join(' ')
      return `    '${place} ${long}') COMPREPLY=($(compgen -W '${offered}' -- "$current")); return ;;`
    })
}

function offers({ place, options, takes, below }: CompletedCommand): string {
  const flags = options.flatMap(({ short, long }) => [long, ...(short ? [short] : [])])
  const plain = [...below.map(({ name }) => name), ...wordsOf(takes)]
  return [
    `    '${place} -'*) words='${flags.join(' ')}' ;;`,
    `    '${place} '*) words='${plain.join(' ')}' ;;`,
  ].join('\n')
}

function wordsOf(takes: Completed): readonly string[] {
  return takes.kind === 'words' ? takes.words : []
}
