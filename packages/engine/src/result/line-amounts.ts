import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { AmountAtRisk } from './finding.ts'

const none: ReadonlySet<number> = new Set()

/** Rows at which several of these lines begin (wide files): an amount there has to say whose it is. */
export function sharedRows(lines: readonly ClaimLine[]): ReadonlySet<number> {
  if (lines.length < 2) return none
  const indexOf = new Map<number, number>()
  const shared = new Set<number>()
  for (const { row, index } of lines) {
    if (index === historyIndex) continue
    const first = indexOf.get(row)
    if (first === undefined) indexOf.set(row, index)
    else if (first !== index) shared.add(row)
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
