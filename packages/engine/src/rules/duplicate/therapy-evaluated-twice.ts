import { ProviderIndex } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
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

/** A plan of care begins with one evaluation. */
const withinDays = 30

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
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
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
    const found = repeated(lines)
    return eachOpenLine((line) => found.get(line) ?? pass)
  },
})

/** Lines stand by date: each is compared with the last evaluation of its provider and discipline. */
function repeated(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, FindingOutcome> {
  const providers = new ProviderIndex()
  const last = new Map<string, ClaimLine>()
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const line of lines) {
    const discipline = therapyEvaluation(line.procedure)
    const { serviceFromDay: on } = line
    if (discipline === undefined || on === undefined || isUnpaid(line)) continue
    const { key } = providers.of(line, 'professional')
    const [disease = ''] = line.diagnoses
    const kind = `${discipline} ${disease.slice(0, 3)} ${key}`
    const first = last.get(kind)
    const days = first === undefined ? 0 : on - (first.serviceFromDay ?? on)
    if (first && days > 0 && days <= withinDays) found.set(line, flag(line, first, days))
    else last.set(kind, line)
  }
  return found
}

function flag(line: ClaimLine, first: ClaimLine, days: number): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} of ${date(line.serviceFromDay ?? 0)} is a first evaluation, and the same provider made one ${count(days, 'day')} before (${code(first.procedureCode)}).`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}
