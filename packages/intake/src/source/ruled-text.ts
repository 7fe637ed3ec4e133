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
        const cells = cellsOf(spans, line) ?? amountsUnder(spans, line) ?? [line.trim()]
        if (visitor(cells, row) === false) return
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

const amount = /^[-($]*[\d,]*\d\.\d\d[-)]*$/

/**
 * A text that runs across the columns and amounts behind it, each under its column, as totals of a page are
 * printed; undefined where a line is anything else.
 */
function amountsUnder(spans: readonly Span[], line: string): readonly string[] | undefined {
  const pieces = Array.from(line.matchAll(/\S+(?: \S+)*/g))
  const [name, ...amounts] = pieces
  if (name === undefined || amounts.length === 0 || amount.test(name[0])) return undefined
  const cells = spans.map((_, at) => (at === 0 ? name[0] : ''))
  for (const { 0: text, index } of amounts) {
    const at = spans.findIndex(({ left, right }) => index < right && index + text.length > left)
    if (at < 1 || cells[at] !== '' || !amount.test(text)) return undefined
    cells[at] = text
  }
  return cells
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
