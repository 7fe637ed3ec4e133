import type { ClaimLine } from '../../claim/claim-line.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'

/**
 * Whose money pays a line, as far as the file says: original Medicare, a Medicare Advantage or
 * Part D plan, another federal health care program, anyone else, or `unknown`.
 */
export type PayerProgram = 'medicare' | 'medicare-plan' | 'other-federal' | 'other' | 'unknown'

/** Whether lines of the file may say whose money pays them: of the others nobody knows. */
export function mayTellPayer({ mayHave }: FieldsOfFile): boolean {
  return mayHave('payer') || mayHave('planType')
}

/** Reads the payer and the line of business together; a supplement to Medicare is another payer. */
export function payerProgram(line: ClaimLine): PayerProgram {
  const { payer, planType } = line
  if (payer === undefined && planType === undefined) return 'unknown'
  return programOf(`${payer ?? ''} ${planType ?? ''}`.toLowerCase())
}

function programOf(words: string): PayerProgram {
  if (/supplement|medigap|secondary/.test(words)) return 'other'
  if (partDAlone.test(words)) return 'medicare-plan'
  if (medicare.test(words)) return isMedicarePlan(words) ? 'medicare-plan' : 'medicare'
  return otherFederal.test(words) ? 'other-federal' : 'other'
}

/** As extracts write it: `MCR`, `MDCR`, `MCARE`. */
const medicare = /medicare|\b(?:mcr|mdcr|mcare)\b/
/** Part D plans, and those of Medicare Advantage with drugs, whatever else is said. */
const partDAlone = /\bmedd\b|\bmed[ -]d\b|\b(?:pdp|ma-?pd|egwp)\b/
const otherFederal =
  /medicaid|\b(?:mcaid|mcd|mdcd)\b|tricare|champus|champva|\bchip\b|veterans|\bva\b/

function isMedicarePlan(words: string): boolean {
  return /advantage|part ?c\b|part ?d\b|\bma\b|mapd|pdp|hmo|ppo|\bsnp\b/.test(words)
}

/** Whether a federal health care program pays (42 USC 1320a-7b(f)). */
export function isFederal(program: PayerProgram): boolean {
  return program === 'medicare' || program === 'medicare-plan' || program === 'other-federal'
}
