import type { PdfWord } from './pdf-page.ts'

/** A run of text as the PDF shows it, in the space of the page as it is looked at. */
export interface PlacedText {
  readonly text: string
  /** Matrix from the run's own space to the page's: x to the right, y downwards. */
  readonly matrix: readonly number[]
  /** Length along the run, in points. */
  readonly width: number
  readonly isMonospaced: boolean
}

/** The words of a page once these stand upright. */
export interface UprightWords {
  readonly words: readonly PdfWord[]
  /** Quarter turns clockwise, 0 to 3, by which they lie on the page. */
  readonly turn: number
}

/**
 * The words of the page. Text is turned upright by the direction that most of it has; text in
 * other directions (stamps, watermarks) is left out.
 */
export function itemWords(items: readonly PlacedText[]): UprightWords {
  const turn = commonTurn(items)
  return {
    words: items.flatMap((item) => (turnOf(item) === turn ? wordsOf(item, turn) : [])),
    turn,
  }
}

/** Quarter turns clockwise, 0 to 3; undefined for slanted text. */
function turnOf({ matrix: [a = 0, b = 0] }: PlacedText): number | undefined {
  const turns = Math.atan2(b, a) / (Math.PI / 2)
  const whole = Math.round(turns)
  return Math.abs(turns - whole) < 0.02 ? (whole + 4) % 4 : undefined
}

function commonTurn(items: readonly PlacedText[]): number {
  const characters = [0, 0, 0, 0]
  for (const item of items) {
    const turn = turnOf(item)
    if (turn !== undefined) characters[turn] = (characters[turn] ?? 0) + item.text.length
  }
  return characters.indexOf(Math.max(...characters))
}

function wordsOf(item: PlacedText, turn: number): PdfWord[] {
  const { left, baseline } = uprightOrigin(item, turn)
  const size = Math.hypot(item.matrix[2] ?? 0, item.matrix[3] ?? 0)
  const pointsPerEm = item.width / relativeWidth(item.text, item.isMonospaced)
  if (!(size > 0) || !Number.isFinite(left + baseline + pointsPerEm)) return []
  const space = size * (item.isMonospaced ? 0.6 : 0.3)
  const words: PdfWord[] = []
  let x = left
  let blanks = 0
  for (const piece of item.text.match(/\S+|\s+/g) ?? []) {
    const right = x + relativeWidth(piece, item.isMonospaced) * pointsPerEm
    if (piece.trim() !== '') {
      words.push({
        text: piece,
        left: x,
        right,
        baseline,
        size,
        space,
        goesOn: words.length > 0 && blanks === 1,
      })
    }
    blanks = piece.trim() === '' ? piece.length : 0
    x = right
  }
  return words
}

function uprightOrigin({ matrix }: PlacedText, turn: number): { left: number; baseline: number } {
  const x = matrix[4] ?? 0
  const y = matrix[5] ?? 0
  if (turn === 1) return { left: y, baseline: -x }
  if (turn === 2) return { left: -x, baseline: -y }
  return turn === 3 ? { left: -y, baseline: x } : { left: x, baseline: y }
}

/**
 * About how wide a text is, in ems. Where in a run its words begin is estimated with it; digits,
 * which columns are made of, are all alike in nearly every face.
 */
function relativeWidth(text: string, isMonospaced: boolean): number {
  if (isMonospaced) return text.length * 0.6
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

/** Widths of Helvetica from blank to tilde, in thousandths of an em (Adobe font metrics). */
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

function characterWidth(character: string): number {
  return (helvetica[character.charCodeAt(0) - 32] ?? 556) / 1000
}
