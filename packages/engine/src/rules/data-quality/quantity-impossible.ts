import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugContext } from '../../facts/drugs/drug-context.ts'
import { isCountable } from '../../facts/forms/countable-units.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, pass, type Outcome } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, field, say } from '../../sentences/say.ts'

/** Tablets are broken into quarters at the least. */
const parts = 4
const rounding = 0.01

const noQuantity = cannotTell('no quantity on the line')

/** A paid fill of nothing, or of less. */
export const quantityImpossible = defineLineRule({
  id: 'quantity-impossible',
  version: 2,
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
  needs: { fields: ['quantity'], optionalTables: ['drugs'] },
  clearedBy: 'The dispensing record, with the quantity that was handed out.',
  suggestedFix: 'Ask the pharmacy for the quantity dispensed, and reprice the fill by it.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(line, context) {
    const { quantity } = line
    if (quantity === undefined) return noQuantity
    if (quantity > 0) return isPartOfTablet(line, quantity, context) ? partOfTablet(line) : pass
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

/** Whether the quantity of a fill of tablets or capsules is none that can be counted out; thirds are taken for rounding. */
function isPartOfTablet(line: ClaimLine, quantity: number, context: DrugContext): boolean {
  const rest = (quantity * parts) % 1
  if (Math.min(rest, 1 - rest) <= rounding * parts) return false
  return line.compoundCode !== '2' && isCountable(line, context)
}

function partOfTablet(line: ClaimLine): Outcome {
  return finding({
    message: say`A quantity of ${field(line, 'quantity')} is none that tablets or capsules can be counted out in.`,
    lines: [line],
    evidence: cells(line, 'quantity'),
    class: 'lead',
  })
}
