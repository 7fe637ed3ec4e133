import { factsInTwoRows } from './facts-in-two-rows.ts'
import { findHeader, type FoundHeader } from './header-rows.ts'
import { valuesAt, withoutBlankTail } from './column-cells.ts'
import { withoutHidden } from '../words/hidden-characters.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { plainNames } from '../names/plain-names.ts'
import { letterRefusal, readsLikeLetter } from './letters.ts'
import { headerRepeat, isTotalRow } from './row-check.ts'
import type { LabelledFact } from './fact-meanings.ts'
import { isHeading, labelledFacts } from './labelled-facts.ts'
import type { TokenRow } from '../source/token-source.ts'

/** A column with values to know it by. */
export interface SampledColumn {
  /** Position, 0 first. */
  readonly index: number
  readonly header: string
  /** The header as names are compared, where it is written with something around the name. */
  readonly name?: string
  /** Values of the first rows, in upper case; blanks left out. */
  readonly values: readonly string[]
  /** Which of the rows looked at each value stands in, 0 first. */
  readonly rowsOf?: readonly number[]
  /** How many rows were looked at, those that are blank here among them. */
  readonly rowCount?: number
}

/** Where the header stands, and what the columns hold. */
export interface SampledTable {
  readonly headerRow: number
  readonly header: readonly string[]
  /** What stands above the header and holds for all rows. */
  readonly above: readonly LabelledFact[]
  /** What stands between the lines, above those that it holds for. */
  readonly between: readonly LabelledFact[]
  /** A title calls it the itemized bill of one patient. */
  readonly isBill: boolean
  readonly columns: readonly SampledColumn[]
}

const columnLimit = 1000

/** Finds the header among the first rows, and samples the columns below it. */
export function sampleTable(rows: readonly TokenRow[], headerRow?: number): SampledTable {
  const found = headerRow === undefined ? findHeader(rows) : headerOn(rows, headerRow)
  if (!found) {
    if (headerRow === undefined && readsLikeLetter(rows)) throw letterRefusal()
    throw new IntakeRefusal(
      'no-header',
      headerRow === undefined
        ? 'No row of column names was found in the first lines. Add a header row that names the columns.'
        : `There is no row on line ${headerRow}, where the mapping says the header stands.`,
    )
  }
  const below = rows.slice(found.at + 1)
  const headings = below.filter(({ cells }) => isHeading(cells))
  const repeatsHeader = headerRepeat(found.cells)
  const isLine = (row: TokenRow) => !headings.includes(row) && !repeatsHeader(row.cells)
  const data = below.filter(isLine)
  // What stands in totals says nothing of what a column holds.
  const services = data.filter(({ cells }) => !isTotalRow(cells))
  const seen = services.length > 0 ? services : data
  const header = withoutBlankTail(found.cells, data).map(withoutHidden)
  const line = rows[found.at]?.row ?? 0
  if (header.length > columnLimit) {
    throw new IntakeRefusal(
      'too-many-columns',
      `The header on line ${line} has ${header.length} columns; at most ${columnLimit} can be read. Check the delimiter.`,
    )
  }
  const names = plainNames(header)
  return {
    headerRow: line,
    header,
    above: factsAbove(rows.slice(0, found.from)),
    between: headings.flatMap(labelledFacts),
    isBill: rows.slice(0, found.from).some(isBillTitle),
    columns: header.map((name, index) => ({
      index,
      header: name,
      name: names[index] ?? name,
      ...valuesAt(seen, index),
      rowCount: seen.length,
    })),
  }
}

const billTitle = /\bitemi[sz]ed\s+(?:\w+\s+)?(?:bill|statement|charges|account|invoice)\b/i

function isBillTitle({ cells }: TokenRow): boolean {
  return cells.some((cell) => cell.length < 80 && billTitle.test(cell))
}

function factsAbove(rows: readonly TokenRow[]): LabelledFact[] {
  return [...rows.flatMap(labelledFacts), ...factsInTwoRows(rows)]
}

function headerOn(rows: readonly TokenRow[], headerRow: number): FoundHeader | undefined {
  const at = rows.findIndex(({ row }) => row === headerRow)
  const cells = rows[at]?.cells
  return cells && { at, from: at, cells }
}
