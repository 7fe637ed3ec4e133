import { linesOf } from './text-lines.ts'
import type { TokenSource } from './token-source.ts'

/** A piece of a line between two blanks or more, and where it stands. */
interface Piece {
  readonly text: string
  readonly left: number
  /** Behind its last character. */
  readonly right: number
}

const fewestColumns = 4
const fewestRows = 2
const alignedShare = 0.6
const searchedLines = 400

/**
 * The header of a text whose columns are set apart by blanks alone, as printed reports are: its
 * names stand two blanks apart or more. Undefined where most lines below it are not written so.
 */
export function alignedHeader(sample: string): readonly Piece[] | undefined {
  if (/[\t|;]/.test(sample)) return undefined
  const lines = sample.split(/\r?\n|\r/).slice(0, searchedLines)
  const pieces = lines.map(piecesOf)
  const at = pieces.findIndex((row) => row.length >= fewestColumns && row.every(isName))
  const header = pieces[at]
  if (!header) return undefined
  const below = pieces.slice(at + 1).filter((row) => row.length > 0)
  const rows = below.filter((row) => Math.abs(row.length - header.length) <= 2)
  return rows.length >= fewestRows && rows.length >= below.length * alignedShare
    ? header
    : undefined
}

/** Rows of such a text: each piece of a line stands in the column whose name is over it or nearest. */
export function alignedTokens(
  openText: () => AsyncIterable<string>,
  header: readonly Piece[],
): TokenSource {
  return {
    visit: async (visitor) => {
      let row = 0
      for await (const line of linesOf(openText())) {
        row++
        if (visitor(cellsUnder(header, piecesOf(line)), row) === false) return
      }
    },
  }
}

/** Cells of one line; a line of fewer than two pieces is a title or a note, and stays one. */
function cellsUnder(header: readonly Piece[], pieces: readonly Piece[]): string[] {
  if (pieces.length < 2) return pieces.map(({ text }) => text)
  const cells = header.map(() => '')
  for (const piece of pieces) {
    const column = nearest(header, piece)
    const before = cells[column] ?? ''
    cells[column] = before === '' ? piece.text : `${before} ${piece.text}`
  }
  return cells
}

function nearest(header: readonly Piece[], piece: Piece): number {
  let best = 0
  let bestDistance = Infinity
  for (const [column, name] of header.entries()) {
    const distance = Math.max(name.left, piece.left) - Math.min(name.right, piece.right)
    if (distance < bestDistance) [best, bestDistance] = [column, distance]
  }
  return best
}

function piecesOf(line: string): Piece[] {
  return Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    left: index,
    right: index + text.length,
  }))
}

/** Letters, and no digits of a date, code or amount; a comma sets cells apart itself. */
function isName({ text }: Piece): boolean {
  return (/\p{L}/u.test(text) || /^[#$%]$/.test(text)) && !/\d{3}|,|\d[./]\d/.test(text)
}
