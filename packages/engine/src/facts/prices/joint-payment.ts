import type { ClaimLine } from '../../claim/claim-line.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, type FindingOutcome } from '../../rule/outcome.ts'
import { money, row, say, words } from '../../sentences/say.ts'

/** Two payers together owe no more than the price; which of them paid too much, the coordination shows. */
export function paidByBoth(line: ClaimLine, excessCents: number): FindingOutcome {
  const { paidCents = 0, allowedCents = 0, otherPayerPaidCents = 0 } = line
  return finding({
    message: say`${money(paidCents)} was paid and ${money(otherPayerPaidCents)} by another payer where ${money(allowedCents)} was allowed, ${money(excessCents)} too much together.`,
    class: 'lead',
    lines: [line],
    evidence: cells(line, 'allowedCents', 'paidCents', 'otherPayerPaidCents'),
    atRisk: [{ line, cents: Math.min(excessCents, paidCents) }],
    arithmetic: say`${money(paidCents)} and ${money(otherPayerPaidCents)} less ${money(allowedCents)} on ${row(line)}`,
  })
}

/** Plan and patient together paid more than the price. */
export function doublePayment(line: ClaimLine, excessCents: number): FindingOutcome {
  const { paidCents = 0, allowedCents = 0, patientShareCents = 0 } = line
  const priced = line.auditType === 'pharmacy' ? 'for a fill priced at' : 'of a service allowed at'
  const has = line.auditType === 'pharmacy' ? '' : 'owes '
  return finding({
    message: say`The plan paid ${money(paidCents)} and the patient ${words(has)}${money(patientShareCents)} ${words(priced)} ${money(allowedCents)}, ${money(excessCents)} too much together.`,
    class: 'lead',
    lines: [line],
    evidence: cells(line, 'allowedCents', 'paidCents', 'patientShareCents'),
    atRisk: [{ line, cents: Math.min(excessCents, paidCents) }],
    arithmetic: say`${money(paidCents)} and ${money(patientShareCents)} less ${money(allowedCents)} on ${row(line)}`,
  })
}
