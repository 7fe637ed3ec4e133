/** A number in figures, perhaps with commas and decimals. */
export const figure = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
export const dollar = String.raw`\$\s*${figure}`

export function numberIn(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''))
}

/** All that a pattern finds, by its first group. */
export function numbersBy(sentence: string, pattern: RegExp): number[] {
  return Array.from(sentence.matchAll(pattern), (match) =>
    numberIn(match.slice(1).find((group) => Boolean(group))),
  )
}
