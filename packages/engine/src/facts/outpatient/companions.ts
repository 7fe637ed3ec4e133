import type { ClaimLine } from '../../claim/claim-line.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { companions, type CompanionRow } from './companions.table.ts'

/** Whether a procedure ever needs a companion on its claim. */
export function needsCompanion(procedureCode: string): boolean {
  return companions.some(({ service }) => service.test(procedureCode))
}

/** What the service of a line cannot be billed without, by the rules of its day; undefined where it can. */
export function companionOf({
  procedureCode = '',
  serviceFromDay,
}: ClaimLine): CompanionRow | undefined {
  const row = companions.find(({ service }) => service.test(procedureCode))
  return row && isInEffect(row, serviceFromDay) ? row : undefined
}

/** Whether a line is the companion, paid or not. */
export function isCompanion(
  { procedureCode = '', revenueCode = '' }: ClaimLine,
  { codes, revenue }: CompanionRow,
): boolean {
  return codes?.test(procedureCode) === true || revenue?.test(revenueCode.padStart(4, '0')) === true
}
