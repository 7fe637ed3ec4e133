/** A stable word for programs as a person reads it: `unreadable-date` is `unreadable date`. */
export function codeWords(code: string): string {
  return code.replaceAll('-', ' ')
}
