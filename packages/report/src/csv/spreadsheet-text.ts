/** What hides a formula from us but not from a spreadsheet. */
const cover = '[\\s"\'`\\u2018-\\u201F\\u200B\\uFEFF\\0]*'

/** What starts a formula, wide forms included. */
const formula = '[=+\\-@＝＋－＠]'

/** At the start of the text; controls there are enough, as some programs skip them. */
const atStart = new RegExp(`^(?=${cover}(?:${formula}|[\\t\\r\\n\\0]))`)

/** After what a program that splits at semicolons, tabs or line breaks takes for a new cell. */
const afterSeparator = new RegExp(`(\\r\\n|[;\\t\\r\\n])(?=${cover}${formula})`, 'g')

/**
 * Text as it may stand in a spreadsheet: an apostrophe before anything that would start a
 * formula. Numbers do not come this way, so that negative amounts stay numbers.
 */
export function spreadsheetText(text: string): string {
  return text.replace(afterSeparator, "$1'").replace(atStart, "'")
}
