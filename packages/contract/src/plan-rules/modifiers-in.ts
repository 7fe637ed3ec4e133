/**
 * The modifiers that a cell of a price file names, in capitals and each once, or why the row prices nothing.
 *
 * @param text modifiers apart by spaces, commas, semicolons, bars, slashes or hyphens; empty where there are none
 */
export function modifiersIn(text: string): readonly string[] | string {
  const named = text.toUpperCase().split(/[\s,;|/-]+/)
  const modifiers = named.filter((modifier) => modifier !== '')
  const odd = modifiers.find((modifier) => !/^[0-9A-Z]{2}$/.test(modifier))
  return odd === undefined ? [...new Set(modifiers)] : `“${odd}” is no modifier`
}
