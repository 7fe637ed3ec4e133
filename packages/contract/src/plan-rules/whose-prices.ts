/** Whose prices of a file are read; else why that must be said, with the names to choose from. */
export type WhoseChosen =
  | { readonly whose: string; readonly problem?: undefined }
  | { readonly problem: string; readonly whoseChoices: readonly string[] }

/** So many names are said in a sentence. */
const mostNamed = 3

/**
 * A rule is one contract: of a file with prices of several payers, plans or dates those of one are read.
 *
 * @param names of each row, whose price it has; blank where it says nothing
 * @param of what was chosen, in the file's words; case and marks do not matter
 */
export function chooseWhose(names: readonly string[], of: string | undefined): WhoseChosen {
  const all = [...new Set(names)].filter((name) => name !== '')
  const few = all.slice(0, mostNamed).map((name) => `“${name}”`)
  const named = `${few.join('; ')}${all.length > mostNamed ? '; ...' : ''}`
  if (of !== undefined) {
    const whose = all.find((name) => plain(name) === plain(of))
    if (whose !== undefined) return { whose }
    return {
      problem: `The file has no prices of “${of}”, but of ${named || 'nobody by name'}.`,
      whoseChoices: all,
    }
  }
  if (all.length < 2) return { whose: all[0] ?? '' }
  return {
    problem: `The file has prices of ${all.length} payers, plans or periods (${named}). Say whose prices the clause is about.`,
    whoseChoices: all,
  }
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
