import type { Completed, CompletedCommand, CompletedOption } from './completed-commands.ts'

/** Completions as fish reads them, with what each word means. */
export function fishCompletions(commands: readonly CompletedCommand[]): string {
  const root = commands[0]?.place ?? ''
  const places = commands.slice(1).map(({ place }) => place)
  return `# Completions of ${root} for fish.
function __${root}_at
    set -l place ${root}
    for word in (commandline -opc)[2..-1]
        if contains -- "$place/$word" ${places.join(' ')}
            set place "$place/$word"
        end
    end
    test "$place" = "$argv[1]"
end
complete -c ${root} -f
${commands.flatMap((command) => linesOf(command, root)).join('\n')}
`
}

function linesOf({ place, options, takes, below }: CompletedCommand, root: string): string[] {
  const here = `complete -c ${root} -n '__${root}_at ${place}'`
  return [
    ...below.map(({ name, description }) => `${here} -a ${name} -d ${quoted(description)}`),
    ...(takes.kind === 'words' ? [`${here} -a ${quoted(takes.words.join(' '))}`] : []),
    ...(takes.kind === 'files' ? [`${here} -F`] : []),
    ...options.map((option) => `${here} ${optionWords(option)}`),
  ]
}

function optionWords({ long, short, description, takes }: CompletedOption): string {
  const names = [`-l ${long.slice(2)}`, ...(short ? [`-s ${short.slice(1)}`] : [])]
  return [...names, ...valueWords(takes), `-d ${quoted(description)}`].join(' ')
}

function valueWords(takes: Completed): string[] {
  switch (takes.kind) {
    case 'nothing':
      return []
    case 'text':
      return ['-x']
    case 'files':
      return ['-r', '-F']
    case 'words':
      return ['-x', '-a', quoted(takes.words.join(' '))]
  }
}

/** Single quotes take everything as it is but themselves and the backslash. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
