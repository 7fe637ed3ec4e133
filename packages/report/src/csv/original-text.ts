import { spreadsheetText } from './spreadsheet-text.ts'

/** What a spreadsheet takes for a number or a text, though it begins as a formula does. */
const harmless = [
  /^\s*[-+]?\s*\$?\s*[-+]?[\d.,]+\s*%?\s*$/,
  /^[-+\s]*$/,
  // `="00123"` is how spreadsheets keep a text from being a number.
  /^\s*="[^"]*"\s*$/,
]

/**
 * A cell of the customer's file as it stood: negative amounts, `="00123"` and dashes too. Only what
 * a spreadsheet would run is made text by an apostrophe.
 */
export function originalText(cell: string): string {
  return harmless.some((form) => form.test(cell)) ? cell : spreadsheetText(cell)
}
