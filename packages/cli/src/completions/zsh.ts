import type { CompletedCommand, CompletedOption } from './completed-commands.ts'

/** Completions as zsh reads them, with what each word means. */
export function zshCompletions(commands: readonly CompletedCommand[]): string {
  const root = commands[0]?.place ?? ''
  return `#compdef ${root}
# Completions of ${root} for zsh.
_${root}() {
  local place=${root} word
  local -a offered
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place/$word" in
      ${commands
        .slice(1)
        .map(({ place }) => place)
        .join('|')}) place="$place/$word" ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${commands.flatMap(values).join('\n')}
  esac
  case "$place $PREFIX" in
${commands.flatMap(offers).join('\n')}
  esac
}
if [ "\${funcstack[1]}" = _${root} ]; then
  _${root} "$@"
else
  compdef _${root} ${root}
fi
`
}

function values({ place, options }: CompletedCommand): string[] {
  return options.flatMap(({ long, takes }) => {
    if (takes.kind === 'nothing') return []
    const offer =
      takes.kind === 'words'
        ? `compadd -- ${takes.words.join(' ')}`
        : takes.kind === 'files'
          ? '_files'
          : `_message ${quoted(long)}`
    return [`    '${place} ${long}') ${offer}; return ;;`]
  })
}

function offers({ place, options, takes, below }: CompletedCommand): string[] {
  const plain =
    below.length > 0
      ? described(below)
      : takes.kind === 'words'
        ? `compadd -- ${takes.words.join(' ')}`
        : takes.kind === 'files'
          ? '_files'
          : described(options.map(asWord))
  return [
    `    '${place} -'*) ${described(options.map(asWord))} ;;`,
    `    '${place} '*) ${plain} ;;`,
  ]
}

interface Word {
  readonly name: string
  readonly description: string
}

function asWord({ long, description }: CompletedOption): Word {
  return { name: long, description }
}

function described(words: readonly Word[]): string {
  const list = words.map(({ name, description }) => quoted(`${name}:${description}`)).join(' ')
  return `offered=(${list}); _describe word offered`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
