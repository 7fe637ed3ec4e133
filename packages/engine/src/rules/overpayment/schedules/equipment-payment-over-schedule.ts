import { equipmentFee } from '../../../facts/equipment/equipment-fee.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { pricedAmount, pricedField } from '../../../facts/prices/file-prices.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noAllowedOrPaid, noUnits } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, money, say } from '../../../sentences/say.ts'

const notEquipment = notApplicable('not the bill of a supplier of equipment')
const notListed = cannotTell('the DMEPOS fee schedule does not have the code')
const noFee = cannotTell('no fee of the schedule for the modifiers of the line')
const otherQuarter = cannotTell('no DMEPOS fee schedule of the quarter of the date of service')

/** Rounding of fees times units. */
const tolerance = 1.01

/** Equipment, orthotics and supplies that Medicare paid above the highest fee of any state. */
export const equipmentPaymentOverSchedule = defineLineRule({
  id: 'equipment-payment-over-schedule',
  version: 1,
  title: 'Equipment paid above the highest Medicare fee',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 414.210', '(a) the lesser of the charge and the fee schedule amount'),
    cite('DMEPOS fee schedule', 'fees by state, rural areas included', 'equipmentFees'),
  ],
  needs: { fields: ['procedureCode', 'units'], tables: ['equipmentFees'] },
  clearedBy: 'A price set by the contractor, or a plan of Medicare whose contract pays more.',
  suggestedFix: 'Price the line again by the fee of the state in which the patient lives.',
  triage({ procedure, modifiers, setting, standing }, { equipmentFees }) {
    if (setting !== 'dme') return notEquipment
    const listed = equipmentFees.find(procedure)
    if (listed === undefined) return notListed
    if (standing.isDenied) return denied
    const fee = equipmentFee(listed, { modifiers })
    return fee === undefined ? noFee : lookAt(fee)
  },
  judge(line, { consulted }, { highestCents, modifiers }) {
    if (!consulted('equipmentFees').inForce) return otherQuarter
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    const { units } = line
    if (units === undefined || units <= 0) return noUnits
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    const most = highestCents * units
    if (amount <= most * tolerance) return pass
    const named = [line.procedureCode, ...modifiers.split(' ')].filter((part) => part !== '')
    return finding({
      class: paysOriginalMedicare(line) ? 'error' : 'lead',
      message: say`${money(amount)} for ${count(units)} of ${code(named.join('-'))} is above ${money(most)}, which the DMEPOS fee schedule comes to in the costliest state.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', 'units', pricedField(line)),
      ...shareAtRisk(line, 1 - most / amount),
    })
  },
})
