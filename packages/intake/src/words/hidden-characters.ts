/**
 * What is not seen and belongs to no word: spaces without width, and marks of the direction of writing.
 * A mark that turns the direction around makes a text look like another; others come along where a date
 * or a number was copied from a window.
 */
const hidden = /[\0\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text without characters that are not seen. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}
