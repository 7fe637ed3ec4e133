import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { cells } from '../../findings/evidence.ts'
import type { Evidence } from '../../result/finding.ts'
import { money, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { rebateReceived } from './rebate.ts'

/** The cell that shows the rebate, after others. */
export function rebateCells(line: ClaimLine, ...fields: readonly ClaimField[]): Evidence[] {
  return cells(line, ...fields, line.rebateCents === undefined ? 'rebateInvoiced' : 'rebateCents')
}

/** `A rebate of $23.00`, or `A rebate` where the amount is not stated. */
export function rebateWords(line: ClaimLine): Sentence {
  if (line.rebateCents === undefined) return words('A rebate')
  return say`A rebate of ${money(rebateReceived(line))}`
}
