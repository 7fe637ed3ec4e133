import type { PdfPage, PdfWord } from './pdf-page.ts'

/** Words of a page on one baseline, from left to right. */
export interface TextLine {
  readonly page: number
  /** Line on the page, 1 first; titles and footers count. */
  readonly line: number
  readonly baseline: number
  /** Largest font size on it. */
  readonly size: number
  readonly words: readonly PdfWord[]
}

/** Baselines of one line differ by no more than this share of the font size. */
const baselineTolerance = 0.3

/** The lines of a page from the top. */
export function textLines({ page, words }: PdfPage): TextLine[] {
  const rows: PdfWord[][] = []
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const current = rows.at(-1)
    const first = current?.[0]
    const joins =
      first && word.baseline - first.baseline <= baselineTolerance * Math.min(word.size, first.size)
    if (joins) current.push(word)
    else rows.push([word])
  }
  return rows.map((row, at) => ({
    page,
    line: at + 1,
    baseline: row[0]?.baseline ?? 0,
    size: Math.max(...row.map(({ size }) => size)),
    words: withoutDoubles(row.sort((a, b) => a.left - b.left)),
  }))
}

/** Some programs make letters bold by writing them twice, a little apart. */
function withoutDoubles(words: readonly PdfWord[]): PdfWord[] {
  return words.filter((word, at) => {
    const before = words[at - 1]
    return before?.text !== word.text || word.left - before.left > word.size * 0.15
  })
}

/** Words that follow each other in one cell. */
export interface Segment {
  readonly words: readonly PdfWord[]
  readonly left: number
  readonly right: number
}

/** Runs of text that stand no further apart, in blanks, belong together; with `sentenceGap`, those one blank apart too. */
const cellGap = 0.7
export const sentenceGap = 1.1

/** The line cut where one run of text ends and the next is not right beside it, or after two blanks. */
export function segments(words: readonly PdfWord[], gap: number = cellGap): Segment[] {
  const groups: PdfWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && follows(before, word, gap)) group.push(word)
    else groups.push([word])
  }
  return groups.map(segmentOf)
}

function follows(before: PdfWord, word: PdfWord, gap: number): boolean {
  return word.goesOn || word.left - before.right <= gap * Math.max(word.space, before.space)
}

/** The stretch that words cover. */
export function segmentOf(words: readonly PdfWord[]): Segment {
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  }
}

/** Words with blanks between. */
export function textOf(words: readonly PdfWord[]): string {
  return words.map(({ text }) => text).join(' ')
}
