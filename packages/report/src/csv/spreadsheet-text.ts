import { withoutTurning } from './writing-direction.ts'

/** What hides a formula from us but not from a spreadsheet: space, quotes, what cannot be seen. */
const cover = '\\s"\'`\\u2018-\\u201F\\p{Cc}\\p{Cf}'

/** What starts a formula, wide and small forms included. */
const formula = '[=+\\-@＝＋－＠﹢﹣﹦]'

/** At the start of the text; controls there are enough, as some programs skip them. */
const atStart = new RegExp(`^(?=[${cover}]*(?:${formula}|[\\t\\r\\n\\0]))`, 'u')

/** What may stand between a separator and a formula, separators included, as long as it goes on. */
const covered = new RegExp(`[${cover};]+`, 'gu')

const startsFormula = new RegExp(`^${formula}`, 'u')

/** What a program that splits at semicolons, tabs or line breaks takes for the end of a cell. */
const separator = /\r\n|[;\t\r\n]/g

/**
 * Text as it may stand in a spreadsheet: an apostrophe before anything that would start a
 * formula, without what turns the direction of writing around. Numbers do not come this way, so that
 * negative amounts stay numbers. Every character is looked at once, however many of them could hide a formula.
 */
export function spreadsheetText(text: string): string {
  return withoutTurning(text).replace(covered, afterSeparators).replace(atStart, "'")
}

/** A run of cover before a formula, with an apostrophe after each separator that nothing else follows. */
function afterSeparators(run: string, at: number, text: string): string {
  if (!startsFormula.test(text.charAt(at + run.length))) return run
  const from = Math.max(0, run.lastIndexOf(';'))
  return run.slice(0, from) + run.slice(from).replace(separator, "$&'")
}

/** The same in quotation marks, as a cell of a CSV file. */
export function quotedText(text: string): string {
  return `"${spreadsheetText(text).replaceAll('"', '""')}"`
}
