import { retirementOf } from '../../codes/retired-procedures.ts'
import { suspicionOf } from '../../facts/bills/unlisted-code.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, notApplicable, pass, noTables } from '../../rule/outcome.ts'
import { noCode } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say } from '../../sentences/say.ts'

const isRetired = notApplicable('a retired code: see procedure-code-inactive')
const notInForce = cannotTell('no release of the code tables covers the date of service')
/** Procedure codes that are in no code set. */
export const procedureCodeUnknown = defineLineRule({
  id: 'procedure-code-unknown',
  version: 4,
  title: 'Procedure code that does not exist',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('45 CFR 162.1002', 'CPT and HCPCS code sets', 'procedureCodes'),
    cite(
      'CMS Physician Fee Schedule relative value file',
      'CPT codes with their status, those that it does not pay included',
      'feeSchedule',
    ),
  ],
  needs: {
    fields: ['procedureCode'],
    tables: [],
    optionalTables: ['procedureCodes', 'feeSchedule'],
  },
  clearedBy: 'The code set that lists the code, or the agreement that makes it a local code.',
  suggestedFix: 'Find the service in the record and bill the code that describes it.',
  triage(service, tables) {
    const { procedureCode, procedure } = service
    if (procedureCode === undefined) return noCode
    if (tables.procedureCodes?.find(procedure) ?? tables.feeSchedule?.find(procedure)) return pass
    if (retirementOf(procedure)) return isRetired
    return suspicionOf(procedureCode, service, tables)
  },
  judge(line, { consulted }, { class: ownClass, says, missingFrom }) {
    const reading = missingFrom === undefined ? noTables : consulted(missingFrom)
    if (!reading.inForce) return notInForce
    return finding({
      class: ownClass,
      message: say`Procedure code ${code(line.procedureCode)} ${says}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode'),
      ...wholeLineAtRisk(line),
      consulted: reading,
    })
  },
})
