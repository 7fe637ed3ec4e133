import { Option } from 'commander'

/** `--mapping`, of every command that reads claims. */
export function mappingOption(): Option {
  return new Option('--mapping <file>', 'JSON that says which column is which')
}

/** `--reference`, of every command that reads or keeps tables. */
export function referenceOption(): Option {
  return new Option('--reference <dir>', 'folder of imported reference tables')
}

/** An option whose values are of a closed list. */
export function choiceOption(
  flags: string,
  description: string,
  choices: readonly string[],
): Option {
  return new Option(flags, description).choices(choices)
}

/** An option that may be repeated; each value is read by `parse`. */
export function repeatedOption(
  flags: string,
  description: string,
  parse: (text: string) => unknown,
): Option {
  const collected: unknown[] = []
  return new Option(flags, description).argParser((text: string) => {
    collected.push(parse(text))
    return collected
  })
}
