import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, pass } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'

const noQuantity = cannotTell('no quantity on the line')

/** A paid fill of nothing, or of less. */
export const quantityImpossible = defineLineRule({
  id: 'quantity-impossible',
  version: 1,
  title: 'Impossible quantity',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 442-E7, quantity dispensed: a number above zero',
    ),
  ],
  needs: { fields: ['quantity'], tables: [] },
  clearedBy: 'The dispensing record, with the quantity that was handed out.',
  suggestedFix: 'Ask the pharmacy for the quantity dispensed, and reprice the fill by it.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(line) {
    const { quantity } = line
    if (quantity === undefined) return noQuantity
    if (quantity > 0) return pass
    return finding({
      message: say`A quantity of ${count(quantity)} is nothing that can be dispensed, and the fill was not refused.`,
      lines: [line],
      evidence: cells(line, 'quantity'),
      ...wholeFillAtRisk(line),
      // Some extracts write 0 for a quantity that they do not know.
      class: quantity < 0 ? 'error' : 'lead',
    })
  },
})
