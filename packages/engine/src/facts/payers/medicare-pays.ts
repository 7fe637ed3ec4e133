import type { ClaimLine } from '../../claim/claim-line.ts'
import type { NoFinding } from '../../rule/outcome.ts'
import { otherPayer, payerUnknown } from '../../rule/reasons.ts'
import { payerProgram } from './payer-program.ts'

/**
 * What a rule of Medicare alone answers where Medicare does not pay the line, or nobody knows; undefined where
 * original Medicare or a plan of Medicare Advantage pays.
 */
export function unlessMedicarePays(line: ClaimLine): NoFinding | undefined {
  const program = payerProgram(line)
  if (program === 'unknown') return payerUnknown
  return program === 'medicare' || program === 'medicare-plan' ? undefined : otherPayer
}

/** Whether original Medicare pays the line: a plan's contract may say otherwise than Medicare's rules. */
export function paysOriginalMedicare(line: ClaimLine): boolean {
  return payerProgram(line) === 'medicare'
}
