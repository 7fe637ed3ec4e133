import { linesOf } from './text-lines.ts'
import type { TokenSource } from './token-source.ts'

/** Where a column begins and ends in every line. */
interface Span {
  readonly left: number
  /** Behind its last character. */
  readonly right: number
}

const ruler = /^\s*-+(?: +-+){3,}\s*$/
const searchedLines = 80

/**
 * The columns of a text of fixed width whose names stand over a ruler, `-------- ---`, as the
 * consoles of databases print them. Undefined where there is no ruler with a name over each dash.
 */
export function ruledColumns(sample: string): readonly Span[] | undefined {
  const lines = sample.split(/\r?\n|\r/).slice(0, searchedLines)
  const at = lines.findIndex((line) => ruler.test(line))
  const header = lines[at - 1]
  if (at < 1 || header === undefined) return undefined
  const spans = spansOf(lines[at] ?? '')
  const isNamed = cellsOf(spans, header)?.every((name) => /\p{L}|#/u.test(name)) ?? false
  return isNamed ? spans : undefined
}

/** Rows of such a text by the columns of its ruler, which is no row itself. */
export function ruledTokens(
  openText: () => AsyncIterable<string>,
  spans: readonly Span[],
): TokenSource {
  return {
    visit: async (visitor) => {
      let row = 0
      for await (const line of linesOf(openText())) {
        row++
        if (ruler.test(line)) continue
        if (visitor(cellsOf(spans, line) ?? [line.trim()], row) === false) return
      }
    },
  }
}

function spansOf(line: string): readonly Span[] {
  return Array.from(line.matchAll(/-+/g), ({ 0: dashes, index }) => ({
    left: index,
    right: index + dashes.length,
  }))
}

/** Undefined where the line runs across the columns: a title, or a count of rows. */
function cellsOf(spans: readonly Span[], line: string): readonly string[] | undefined {
  const isAcross = spans.some(
    ({ right }, at) => at + 1 < spans.length && (line[right] ?? ' ') !== ' ',
  )
  if (isAcross) return undefined
  return spans.map(({ left, right }, at) =>
    (at + 1 === spans.length ? line.slice(left) : line.slice(left, right)).trim(),
  )
}
