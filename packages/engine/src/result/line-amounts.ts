import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { AmountAtRisk } from './finding.ts'

/** Rows at which several of these lines begin (wide files): an amount there has to say whose it is. */
export function sharedRows(lines: readonly ClaimLine[]): ReadonlySet<number> {
  const shared = new Set<number>()
  if (lines.length < 2) return shared
  const atRow = new Map<number, ClaimLine>()
  for (const line of lines) {
    const { row } = line
    const first = atRow.get(row)
    if (first === undefined) atRow.set(row, line)
    else if (isNow(first) && isNow(line) && first.index !== line.index) shared.add(row)
  }
  return shared
}

/** Cents on a line, which is named where other lines begin at its row. */
export function amountOfLine(
  { row, index }: ClaimLine,
  cents: number,
  shared: ReadonlySet<number>,
): AmountAtRisk {
  return shared.has(row) ? { row, cents, line: index } : { row, cents }
}

/** Whether the amount is this line's: the one of its row, where it names no line. */
export function isAmountOf({ row, index }: ClaimLine, amount: AmountAtRisk): boolean {
  return amount.row === row && (amount.line ?? index) === index
}

/** Lines of earlier uploads have no place in this file. */
function isNow({ index }: ClaimLine): boolean {
  return index !== historyIndex
}
