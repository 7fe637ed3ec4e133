import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { count, money, say } from '../../../sentences/say.ts'

const noQuantity = cannotTell('no quantity on the line')
const notReversed = notApplicable('no reversal takes part of the fill back')

/** A reversal of the whole fill that gave back less than was paid for it. */
export const reversedInPart = defineLineRule({
  id: 'reversed-in-part',
  version: 2,
  title: 'Fill reversed, payment given back in part',
  category: 'overpayment',
  class: 'lead',
  basis: 'binding',
  cuts: 'line',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'transaction B2: a reversal undoes the claim that was paid, whole',
    ),
  ],
  needs: { fields: ['quantity'] },
  clearedBy:
    'A later payment record that gives the rest back, or proof that the drug was picked up.',
  suggestedFix: 'Ask for the rest of the payment, or for the record of the pick-up.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(line) {
    const { reversedInPartByRow: byRow, paidCents = 0 } = line
    if (line.quantity === undefined) return noQuantity
    if (byRow === undefined) return notReversed
    if (paidCents <= 0) return pass
    return finding({
      message: say`Row ${count(byRow)} reverses the whole fill, but gives back less than was paid: ${money(paidCents)} of it still stands as paid.`,
      lines: [line],
      evidence: cells(line, 'prescriptionNumber', 'quantity'),
      ...wholeLineAtRisk(line),
    })
  },
})
