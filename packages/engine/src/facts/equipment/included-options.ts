import { includedOptions, type IncludedOptions } from './included-options.table.ts'

/** The chair whose payment may include an option: each row that lists its code. */
export function rowsWithOption(code: string): readonly IncludedOptions[] {
  return includedOptions.filter(({ options }) => isListed(code, options))
}

/** `E2366-E2370` lists the codes from one to the other. */
function isListed(code: string, options: string): boolean {
  return options.split(' ').some((entry) => {
    const [first = '', last = first] = entry.split('-')
    return first <= code && code <= last
  })
}
