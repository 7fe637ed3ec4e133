import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, pass } from '../../../rule/outcome.ts'
import { noCode, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'

const noStatus = cannotTell('the OPPS status indicators do not have the code')

/** Procedures that Medicare pays for inpatients only, paid on an outpatient bill. */
export const inpatientOnlyAsOutpatient = defineLineRule({
  id: 'inpatient-only-as-outpatient',
  version: 1,
  title: 'Inpatient-only procedure on an outpatient bill',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 419.22(n)', 'services that are not paid under OPPS', 'oppsStatus'),
    cite('Medicare Claims Processing Manual', 'chapter 4, 180.7: inpatient-only services'),
  ],
  needs: { fields: ['procedureCode'], tables: ['oppsStatus'] },
  clearedBy:
    'The order of an inpatient admission, the death or transfer of the patient (modifier CA), or a hospital that OPPS does not pay, as in Maryland.',
  suggestedFix:
    'Check whether the patient was admitted; without an admission, recover the payment.',
  triage({ procedure, setting, billType, modifiers, standing }, { oppsStatus }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    const status = oppsStatus.find(procedure)?.statusIndicator
    if (status === undefined) return noStatus
    if (status !== 'C' || modifiers.includes('CA')) return pass
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const { serviceFromDay: day } = line
    if (day === undefined) return noServiceDate
    return finding({
      class: payerProgram(line) === 'medicare' ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} was billed on an outpatient bill on ${date(day)}; Medicare pays it for inpatients only (status C).`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'billType'),
      ...wholeLineAtRisk(line),
    })
  },
})
