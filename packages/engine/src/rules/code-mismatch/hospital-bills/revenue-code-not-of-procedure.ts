import { noProcedure } from '../../../claim/procedure-number.ts'
import { isNarrowRevenue, revenueConflict } from '../../../facts/bills/revenue/revenue-conflict.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noCode, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, field, say, words } from '../../../sentences/say.ts'

const noRevenueCode = cannotTell('no revenue code on the line')
const notOutpatientBill = notApplicable('not on an outpatient bill of a facility')
const takesMany = notApplicable('a revenue code that stands over many kinds of services')

/** Outpatient lines whose revenue code stands over another kind of service than the procedure is. */
export const revenueCodeNotOfProcedure = defineLineRule({
  id: 'revenue-code-not-of-procedure',
  version: 1,
  title: 'Revenue code of another kind of service',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Claims Processing Manual, chapter 25', '75.4 form locator 42: revenue codes'),
    cite('Medicare Claims Processing Manual, chapter 4', '20.5: HCPCS codes and revenue codes'),
    cite('Medicare Claims Processing Manual, chapter 5', '20.1: revenue codes of therapy'),
  ],
  needs: { fields: ['revenueCode', 'procedureCode'] },
  clearedBy: 'The charge master of the facility, or a contract that groups its services otherwise.',
  suggestedFix:
    'Return the line; it is billed again under the revenue code of the service, or with the code of what was done.',
  triage({ setting, revenueCode, procedure, procedureCode = '', modifiers, standing }) {
    if (setting !== 'outpatient-facility') return notOutpatientBill
    if (revenueCode === undefined) return noRevenueCode
    if (procedure === noProcedure) return noCode
    if (!isNarrowRevenue(revenueCode)) return takesMany
    const conflict = revenueConflict(procedureCode, revenueCode, modifiers)
    if (conflict === undefined) return pass
    return standing.isUnpaid ? nothingPaid : lookAt(conflict)
  },
  judge(line, _, { service, family }) {
    return finding({
      message: say`${code(line.procedureCode)} is ${words(service)}, and revenue code ${field(line, 'revenueCode')} is of ${words(family)}.`,
      lines: [line],
      evidence: cells(line, 'revenueCode', 'procedureCode', 'modifiers'),
    })
  },
})
