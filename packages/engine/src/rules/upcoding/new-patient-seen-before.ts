import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, isoDate, type Day } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isNewPatientVisit, isFaceToFace } from '../../facts/visits/face-to-face.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

/** Medicare Claims Processing Manual ch. 12, 30.6.7: within the previous three years. */
const lookBackMonths = 36

const notNew = notApplicable('no visit of a new patient')
const denied = notApplicable('the line was denied')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient or the practitioner is')
const tooShort = cannotTell('the claims at hand do not reach back 36 months before the visit')

/** New-patient visits of patients whom the same practice saw within three years. */
export const newPatientSeenBefore = defineRule({
  id: 'new-patient-seen-before',
  version: 1,
  title: 'New-patient visit of a patient seen before',
  category: 'upcoding',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: 'Medicare Claims Processing Manual', section: 'chapter 12, 30.6.7' },
    { title: 'CPT evaluation and management guidelines', section: 'new and established patients' },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
  clearedBy:
    'Proof that the earlier service was not face to face, or by another specialty or group.',
  suggestedFix: 'Correct the visit to the established-patient code that the record bears out.',
  byService: (service) => (isNewPatientVisit(service) ? undefined : notNew),
  check({ lines, identified }) {
    const providers = new ProviderIndex()
    const first = lines[0]?.serviceFromDay
    return lines.map((line, index) => {
      if (!isNewPatientVisit(line) || settingOf(line) !== 'professional') return notNew
      if (isDenied(line)) return denied
      return identified ? outcomeOf(line, lines.slice(0, index), providers, first) : nobody
    })
  },
})

function outcomeOf(
  visit: ClaimLine,
  before: readonly ClaimLine[],
  providers: ProviderIndex,
  firstDay: Day | undefined,
): Outcome {
  const { serviceFromDay } = visit
  if (serviceFromDay === undefined) return noDay
  const provider = providers.of(visit, 'professional')
  if (provider.identity === 'claim') return nobody
  const since = addMonths(serviceFromDay, -lookBackMonths)
  const seen = before.findLast(
    (line) =>
      (line.serviceFromDay ?? serviceFromDay) < serviceFromDay &&
      (line.serviceFromDay ?? 0) > since &&
      isFaceToFace(line) &&
      providers.of(line, 'professional') === provider,
  )
  if (seen === undefined) return firstDay !== undefined && firstDay <= since ? pass : tooShort
  const seenDay = isoDate(seen.serviceFromDay ?? 0)
  return finding({
    message: `${visit.procedureCode ?? ''} on ${isoDate(serviceFromDay)} is a new-patient visit, but the same practice saw the patient on ${seenDay} (${seen.procedureCode ?? ''}), within 36 months.`,
    lines: [visit],
    related: [seen],
    evidence: [
      ...codeEvidence([visit, seen]),
      { row: seen.row, field: 'serviceFromDay', value: seenDay },
    ],
    ...wholeLineAtRisk(visit),
    ...(provider.identity === 'practitioner' ? {} : { class: 'lead' }),
  })
}
