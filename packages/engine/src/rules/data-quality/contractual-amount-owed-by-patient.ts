import type { ClaimLine } from '../../claim/claim-line.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { money, say } from '../../sentences/say.ts'

const noContractual = notApplicable('no contractual (CO) adjustment on the line')
const noShare = cannotTell('no patient share on the line')

const leftOut = cannotTell(
  'the adjustments of the line leave out what the patient owes: with it they come to the payment',
)

/** Patient shares that hold what the contract lets nobody charge the patient. */
export const contractualAmountOwedByPatient = defineLineRule({
  id: 'contractual-amount-owed-by-patient',
  version: 2,
  title: 'Contractual amount billed to the patient',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      'X12 claim adjustment group codes (45 CFR 162.1602)',
      'CO contractual obligation, PR patient responsibility',
    ),
  ],
  needs: { fields: ['adjustments', 'patientShareCents'] },
  clearedBy: 'The remittance that gives the amount to the patient under group PR.',
  suggestedFix: 'Take the contractual amount off the patient’s balance.',
  judge(line) {
    const contractual = sumOf(line, 'CO')
    if (contractual <= 0) return noContractual
    const share = line.patientShareCents
    if (share === undefined) return noShare
    const owed = sumOf(line, 'PR')
    const excess = share - owed
    if (excess <= 1) return pass
    if (isLeftOut(line, excess)) return leftOut
    return finding({
      class: Math.abs(excess - contractual) <= 1 ? 'error' : 'lead',
      message: say`The patient is shown as owing ${money(share)}, but the payer left only ${money(owed)} to the patient (PR); ${money(contractual)} is the provider's to write off (CO).`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'patientShareCents', value: dollars(share) },
        {
          row: line.row,
          field: 'adjustments',
          value: `CO ${dollars(contractual)}, PR ${dollars(owed)}`,
        },
      ],
    })
  },
})

/** What the charge lacks to come to the payment is the very amount that the patient owes beyond PR. */
function isLeftOut({ adjustments, chargeCents, paidCents }: ClaimLine, excess: number): boolean {
  if (chargeCents === undefined || paidCents === undefined) return false
  const adjusted = adjustments.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
  return Math.abs(chargeCents - adjusted - paidCents - excess) <= 1
}

/** The line's adjustments of one group, in cents. */
function sumOf(line: ClaimLine, group: string): number {
  let sum = 0
  for (const adjustment of line.adjustments) {
    if (adjustment.group === group) sum += adjustment.amountCents ?? 0
  }
  return sum
}
