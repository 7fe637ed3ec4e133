import type { ClaimLine } from './claim-line.ts'

/** Whether the file says that Medicaid pays a line: it has NCCI tables and rebates of its own. */
export function isMedicaid({ payer, planType }: Pick<ClaimLine, 'payer' | 'planType'>): boolean {
  return /medicaid/i.test(`${payer ?? ''} ${planType ?? ''}`)
}
