import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { lookAt, type Look, type NoFinding } from '../../rule/outcome.ts'
import { noRebate, noRebateFacts } from '../../rule/reasons.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'
import { money, row, say } from '../../sentences/say.ts'

/**
 * Triage of rules about rebates: a line that names no drug says nothing of rebates, and no line does
 * in a file without them. `judge` is handed what a line comes to of which `hasRebate` cannot tell.
 */
export function triageRebate(
  { standing, setting }: BilledService,
  _: unknown,
  { mayHave }: FieldsOfFile,
): NoFinding | Look<NoFinding> {
  const silent = setting === 'pharmacy' ? noRebateFacts : noRebate
  const mayTell = mayHave('rebateInvoiced') || mayHave('rebateCents')
  return standing.namesDrug && mayTell ? lookAt(silent) : silent
}

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

/** The rebate that would have to be returned; empty where the file does not give it. */
export function rebateAtRisk(line: ClaimLine): AtRisk {
  const cents = rebateReceived(line)
  if (cents === 0) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`rebate of ${money(cents)} on ${row(line)}, at most what was paid`,
  }
}

/** In cents; 0 where none is stated, or it was taken back. */
export function rebateReceived({ rebateCents }: ClaimLine): number {
  return Math.max(0, rebateCents ?? 0)
}

/**
 * What tells one fill from another, the quantity included: parts of a fill are invoiced each. Undefined where the
 * line lacks its number, date or NDC.
 */
export function rebatedFill(line: ClaimLine): string | undefined {
  const { prescriptionNumber, serviceFromDay, refillNumber, ndc, quantity, pharmacyId } = line
  if (prescriptionNumber === undefined || serviceFromDay === undefined || ndc === undefined) {
    return undefined
  }
  return [prescriptionNumber, refillNumber, serviceFromDay, ndc, quantity, pharmacyId].join('|')
}
