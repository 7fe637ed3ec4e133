import { spreadsheetText } from './spreadsheet-text.ts'
import { withoutTurning } from './writing-direction.ts'

/** What a spreadsheet takes for a number or a text, though it begins as a formula does. */
const harmless = [
  /^[-+]?\s*(?:\$\s*)?[-+]?[\d.,]+\s*%?$/,
  /^[-+\s]*$/,
  // `="00123"` is how spreadsheets keep a text from being a number.
  /^="[^"]*"$/,
]

/**
 * A cell of the customer's file as it stood: negative amounts, `="00123"` and dashes too. Only what
 * a spreadsheet would run is made text by an apostrophe, and nothing turns the direction of writing around.
 */
export function originalText(cell: string): string {
  const plain = withoutTurning(cell)
  // Trimmed first: forms that skip space in several places take for ever over a cell full of it.
  const bare = plain.trim()
  return harmless.some((form) => form.test(bare)) ? plain : spreadsheetText(plain)
}
