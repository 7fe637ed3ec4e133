import type { ClaimLine } from '../../claim/claim-line.ts'
import { repeatedEvaluations } from '../../facts/modifiers/repeated-evaluations.ts'
import { therapyEvaluation } from '../../facts/modifiers/therapy-services.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import {
  noPatientOrProvider,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, say } from '../../sentences/say.ts'

const noEvaluation = notApplicable('no first evaluation of a discipline of therapy')

/** A discipline of therapy that evaluates a patient anew within a month, for the same disease. */
export const therapyEvaluatedTwice = defineGroupRule({
  id: 'therapy-evaluated-twice',
  version: 1,
  title: 'Second therapy evaluation within 30 days',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Benefit Policy Manual, chapter 15', '220.3 C: evaluation and re-evaluation'),
    cite('CPT, Physical Medicine and Rehabilitation', 'evaluations and re-evaluations'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'A new disease or injury, or discharge from the first plan of care.',
  suggestedFix: 'Ask for both evaluations; a re-evaluation has a code and a fee of its own.',
  triage({ procedure, setting, standing }) {
    if (therapyEvaluation(procedure) === undefined) return noEvaluation
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient || !standing.namesProvider) return noPatientOrProvider
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatientOrProvider
    const repeated = repeatedEvaluations(lines)
    return eachOpenLine((line) => {
      const first = repeated.get(line)
      return first === undefined ? pass : flag(line, first)
    })
  },
})

function flag(line: ClaimLine, first: ClaimLine): FindingOutcome {
  const { serviceFromDay: on = 0 } = line
  const days = on - (first.serviceFromDay ?? on)
  return finding({
    message: say`${code(line.procedureCode)} of ${date(on)} is a first evaluation, and the same provider made one ${count(days, 'day')} before (${code(first.procedureCode)}).`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}
