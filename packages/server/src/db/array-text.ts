/**
 * Values as the text of a PostgreSQL array, which a parameter of any array type takes: made where
 * there is time for it, so that whoever sends it has nothing left to convert.
 */
export function arrayText(values: Iterable<string | number | null>): string {
  let text = ''
  for (const value of values) {
    if (text !== '') text += ','
    text += typeof value === 'string' ? quoted(value) : value === null ? 'NULL' : String(value)
  }
  return `{${text}}`
}

function quoted(value: string): string {
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`
}
