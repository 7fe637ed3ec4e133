import { words } from './lookup.ts'

/**
 * The rows of a compact table: `what they share: code code code`, where lines that begin with a
 * space continue the line above. Answers with one pair for each code.
 */
export function groupedRows(table: string): (readonly [shared: string, code: string])[] {
  return groups(table).flatMap(([shared, codes]) =>
    words(codes).map((code) => [shared, code] as const),
  )
}

function groups(table: string): (readonly [shared: string, codes: string])[] {
  const lines = table.trim().replaceAll(/\n +/g, ' ').split('\n')
  return lines.map((line) => {
    const colon = line.indexOf(':')
    if (colon < 0) throw new SyntaxError(`No colon in the row "${line}"`)
    return [line.slice(0, colon), line.slice(colon + 1)]
  })
}
