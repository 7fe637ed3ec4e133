import type { PagePlace } from '../words/row-place.ts'
import type { PdfPage } from './pdf-page.ts'
import type { TextLine } from './text-lines.ts'

/** Letters reach so far below their line, in font sizes. */
const below = 0.3

/** How the words of a page lie on it. */
export type PageLie = Pick<PagePlace, 'isScan' | 'turn'>

/** Scans are laid straight, and not turned, before they are read. */
export function lieOf({ isScan = false, turn = 0 }: PdfPage): PageLie {
  return { isScan, turn: isScan ? 0 : turn }
}

/** Where lines of a page stand together; undefined of none, and of such without words. */
export function placeOfLines(lines: readonly TextLine[], lie: PageLie): PagePlace | undefined {
  const words = lines.flatMap((line) => line.words)
  const [first] = lines
  if (!first || words.length === 0) return undefined
  return {
    page: first.page,
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...lines.map(({ baseline, size }) => baseline - size)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...lines.map(({ baseline, size }) => baseline + below * size)),
    ...lie,
  }
}
