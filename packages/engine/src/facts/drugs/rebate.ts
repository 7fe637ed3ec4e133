import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether a manufacturer rebate was claimed or received on a line; undefined where the line says
 * neither.
 */
export function hasRebate({ rebateInvoiced, rebateCents }: ClaimLine): boolean | undefined {
  if (rebateInvoiced === true || (rebateCents ?? 0) > 0) return true
  return rebateInvoiced === undefined && rebateCents === undefined ? undefined : false
}

/** Modifiers that mark a 340B drug: UD for Medicaid in most states, JG and TB for Medicare. */
const discountModifiers: ReadonlySet<string> = new Set(['UD', 'TB', 'JG'])

/** What marks a line as dispensed from 340B stock, as a person reads it; undefined if nothing. */
export function discountMark(line: ClaimLine): string | undefined {
  if (line.submissionClarificationCodes.includes('20')) return 'submission clarification code 20'
  if (line.basisOfCost === '08') return 'basis of cost 08'
  const modifier = line.modifiers.find((code) => discountModifiers.has(code))
  return modifier === undefined ? undefined : `modifier ${modifier}`
}

/** Whether the file names Medicaid as the payer: there the law itself forbids a second discount. */
export function isMedicaid({ payer, planType }: ClaimLine): boolean {
  return /medicaid/i.test(`${payer ?? ''} ${planType ?? ''}`)
}
