import { noProcedure } from '../../../claim/procedure-number.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, pass } from '../../../rule/outcome.ts'
import { noCode, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

/** Status indicators under which a hospital is paid nothing for an outpatient; what each says. */
const unpayable: ReadonlyMap<string, string> = new Map([
  ['B', 'not recognized on outpatient bills of hospitals (status B)'],
  ['E1', 'not covered (status E1)'],
  ['E2', 'without a price, and not paid (status E2)'],
  ['M', 'not billable by hospitals to Medicare (status M)'],
  ['Y', 'equipment that is billed to the DME contractor (status Y)'],
])

const noStatus = cannotTell('the OPPS status indicators do not have the code')

/** Services for which OPPS pays nothing, paid on a hospital's outpatient bill. */
export const oppsStatusNotPayable = defineLineRule({
  id: 'opps-status-not-payable',
  version: 1,
  title: 'Hospital outpatient service that Medicare does not pay',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 419.22', 'services that are not paid under OPPS', 'oppsStatus'),
    cite('OPPS Addendum D1', 'status indicators B, E1, E2, M and Y'),
  ],
  needs: { fields: ['procedureCode'], tables: ['oppsStatus'] },
  clearedBy:
    'A hospital that OPPS does not pay, as in Maryland, or an extra benefit of a Medicare Advantage plan.',
  suggestedFix:
    'Look for the code that OPPS pays for the service; without one, recover the payment.',
  triage({ procedure, setting, billType, standing }, { oppsStatus }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    const status = oppsStatus.find(procedure)?.statusIndicator
    if (status === undefined) return noStatus
    const meaning = unpayable.get(status)
    if (meaning === undefined) return pass
    return standing.isUnpaid ? nothingPaid : lookAt({ meaning })
  },
  judge(line, _, { meaning }) {
    const { serviceFromDay: day } = line
    if (day === undefined) return noServiceDate
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    return finding({
      class: paysOriginalMedicare(line) ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} was paid on an outpatient bill of a hospital on ${date(day)}; under OPPS it is ${words(meaning)}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'billType'),
      ...wholeLineAtRisk(line),
    })
  },
})
