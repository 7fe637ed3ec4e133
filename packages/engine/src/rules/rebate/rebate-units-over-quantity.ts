import type { ClaimLine } from '../../claim/claim-line.ts'
import { rebateCells } from '../../facts/drugs/rebate-evidence.ts'
import { hasRebate, rebateReceived, triageRebate } from '../../facts/drugs/rebate.ts'
import { cannotTell, finding, pass } from '../../rule/outcome.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, row, say, words } from '../../sentences/say.ts'

const noUnits = cannotTell('the units of the rebate or the quantity of the fill are not stated')

/** Rounding of one part in a hundred is no difference. */
const rounding = 0.01

/** More units on a rebate invoice than the fill had. */
export const rebateUnitsOverQuantity = defineLineRule({
  id: 'rebate-units-over-quantity',
  version: 1,
  title: 'Rebate on more units than were dispensed',
  category: 'rebate',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'Form CMS-304, Reconciliation of State Invoice',
      'dispute codes E, decimals; F, package size; Q, quantity against prescriptions',
    ),
  ],
  needs: { fields: ['rebateUnits', 'quantity'] },
  clearedBy: 'The conversion by which the units were worked out, where the labeler agreed to it.',
  suggestedFix: 'Invoice the quantity that was dispensed, in the billing unit of the NDC.',
  triage: triageRebate,
  judge(line, _context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    const { rebateUnits, quantity } = line
    if (rebateUnits === undefined || quantity === undefined || quantity <= 0) return noUnits
    if (rebateUnits <= quantity * (1 + rounding)) return pass
    return finding({
      message: say`The rebate is claimed on ${count(rebateUnits)} units of a fill of ${count(quantity)}${words(reasonOf(rebateUnits, quantity))}.`,
      lines: [line],
      evidence: rebateCells(line, 'rebateUnits', 'quantity'),
      ...excessOf(line, rebateUnits, quantity),
    })
  },
})

/** What the two numbers look like, and the dispute code for it. */
function reasonOf(rebateUnits: number, quantity: number): string {
  const times = rebateUnits / quantity
  if ([10, 100, 1000].some((power) => Math.abs(times - power) < rounding)) {
    return ', as if the decimal point had moved (dispute code E)'
  }
  return times >= 2 && Math.abs(times - Math.round(times)) < rounding
    ? ', a whole multiple as of a package size (dispute code F)'
    : ' (dispute code Q)'
}

function excessOf(line: ClaimLine, rebateUnits: number, quantity: number) {
  const received = rebateReceived(line)
  if (received === 0) return {}
  const cents = Math.round(received * (1 - quantity / rebateUnits))
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`rebate of ${money(received)} on ${row(line)} less ${count(quantity)} of ${count(rebateUnits)} units of it`,
  }
}
