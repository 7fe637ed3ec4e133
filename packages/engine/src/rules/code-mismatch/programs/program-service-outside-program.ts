import { dayProgramOf } from '../../../facts/bills/day-program.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no service that only programs of mental health by the day bill')

/** Occupational and activity therapy, group psychotherapy of such programs. */
const ofPrograms: ReadonlySet<string> = new Set(['G0129', 'G0176', 'G0410', 'G0411'])

/** Services of partial hospitalization on a hospital's outpatient bill that is none of such a program. */
export const programServiceOutsideProgram = defineGroupRule({
  id: 'program-service-outside-program',
  version: 1,
  title: 'Service of a mental health program outside of one',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      '42 CFR 410.43 and 410.44',
      'services of partial hospitalization and intensive outpatient care',
    ),
    cite('Integrated Outpatient Code Editor', 'edits 63, 64 and 81'),
  ],
  needs: { fields: ['procedureCode', 'claimId', 'conditionCodes'] },
  clearedBy: 'Condition code 41 or 92 on the claim as it was billed, where the file leaves it out.',
  suggestedFix:
    'Return the claim; it is billed with the condition code of its program, or without the service.',
  triage({ procedureCode = '', setting, billType, standing }) {
    if (!ofPrograms.has(procedureCode)) return otherService
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }) {
    const isProgram = dayProgramOf(lines) !== undefined
    return eachOpenLine((line) => {
      if (isProgram) return pass
      return (
        unlessMedicarePays(line) ??
        finding({
          message: say`${code(line.procedureCode)} is a service of partial hospitalization or intensive outpatient care, and the claim has the condition code of neither (41, 92).`,
          lines: [line],
          evidence: cells(line, 'procedureCode', 'billType', 'conditionCodes'),
          ...wholeLineAtRisk(line),
        })
      )
    })
  },
})
