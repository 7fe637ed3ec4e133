import { noProcedure } from '../../claim/procedure-number.ts'
import { facilityKind } from '../../facts/bills/facility-kind.ts'
import { needsProcedureCode } from '../../facts/bills/revenue/outpatient-revenue.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { noBillType, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { field, say } from '../../sentences/say.ts'

const noRevenueCode = notApplicable('no revenue code on the line')
const standsAlone = notApplicable('a revenue code that may stand without a procedure code')
const otherBill = notApplicable('not on an outpatient bill of a hospital (type 13x)')

/** Outpatient hospital lines that do not say what was done. */
export const procedureCodeMissing = defineLineRule({
  id: 'procedure-code-missing',
  version: 1,
  title: 'Outpatient service without its procedure code',
  category: 'data-quality',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Integrated Outpatient Code Editor', 'edit 48: revenue center requires HCPCS'),
    cite('Medicare Claims Processing Manual, chapter 4', '20.1 and 20.5'),
  ],
  needs: { fields: ['revenueCode', 'procedureCode'] },
  clearedBy: 'The claim as it was billed, with the code of the service.',
  suggestedFix: 'Return the line; it is billed again with the CPT or HCPCS code of what was done.',
  triage({ procedure, procedureCode, revenueCode, billType, standing }) {
    if (revenueCode === undefined) return noRevenueCode
    if (!needsProcedureCode(revenueCode)) return standsAlone
    if (procedure !== noProcedure || procedureCode !== undefined) return pass
    if (billType === undefined) return noBillType
    if (facilityKind(billType) !== 'hospital-outpatient') return otherBill
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const isMedicare = payerProgram(line) === 'medicare'
    return finding({
      message: say`Revenue code ${field(line, 'revenueCode')} on type of bill ${field(line, 'billType')} has no procedure code, so nobody can tell what was paid.`,
      ...(!isMedicare && { class: 'lead' }),
      lines: [line],
      evidence: cells(line, 'revenueCode', 'billType', 'procedureCode'),
    })
  },
})
