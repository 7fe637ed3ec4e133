const space = new Set([0x20, 0x09, 0x0a, 0x0d])
const [letterR, equals] = [0x72, 0x3d]
const quotes = new Set([0x22, 0x27])
/** No place of a cell is written longer, even with every sign as a character reference. */
const longestPlace = 200

/**
 * How many cells the square from the first cell to the farthest holds, by the places (`r="C7"`) that
 * stand in a part of a workbook: so many are kept for it, however few of them are filled. No program
 * writes a place with references (`&#65;1`), which would hide it: infinitely many, then.
 */
export function gridCells(part: Buffer): number {
  let rows = 0
  let columns = 0
  for (let at = part.indexOf(letterR); at !== -1; at = part.indexOf(letterR, at + 1)) {
    if (!space.has(part[at - 1] ?? 0)) continue
    const value = valueAfter(part, at + 1)
    if (value?.includes('&')) return Infinity
    const place = /^([A-Z]*)(\d+)$/i.exec(value ?? '')
    if (!place) continue
    rows = Math.max(rows, Number(place[2]))
    columns = Math.max(columns, columnOf(place[1] ?? ''))
  }
  return rows * Math.max(1, columns)
}

/** What stands in quotes behind an equals sign; undefined where nothing so short does. */
function valueAfter(part: Buffer, from: number): string | undefined {
  const sign = behindSpace(part, from)
  if (part[sign] !== equals) return undefined
  const quote = behindSpace(part, sign + 1)
  if (!quotes.has(part[quote] ?? 0)) return undefined
  const value = part.subarray(quote + 1, quote + 1 + longestPlace)
  const end = value.indexOf(part[quote] ?? 0)
  return end === -1 ? undefined : value.toString('latin1', 0, end)
}

function behindSpace(part: Buffer, from: number): number {
  let at = from
  while (space.has(part[at] ?? 0)) at++
  return at
}

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
