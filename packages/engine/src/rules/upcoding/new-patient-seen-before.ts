import { ProviderIndex } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, isoDate, type Day } from '../../claim/day.ts'
import { mayBeOfOneSpecialty } from '../../facts/bills/practice-assistant.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { isFaceToFace, isNewPatientVisit } from '../../facts/visits/face-to-face.ts'
import { newVisitAtRisk } from '../../facts/visits/new-visit-excess.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { code, date, say, words } from '../../sentences/say.ts'

/** Medicare Claims Processing Manual ch. 12, 30.6.7: within the previous three years. */
const lookBackMonths = 36

const notNew = notApplicable('no visit of a new patient')
const tooShort = cannotTell('the available claims do not reach back 36 months before the visit')

/** New-patient visits of patients whom the same practice saw within three years. */
export const newPatientSeenBefore = defineGroupRule({
  id: 'new-patient-seen-before',
  version: 2,
  title: 'New-patient visit of a patient seen before',
  category: 'upcoding',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 12, 30.6.7'),
    cite('CPT evaluation and management guidelines', 'new and established patients'),
  ],
  needs: {
    fields: ['patientKey', 'procedureCode', 'serviceFromDay'],
    tables: [],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy:
    'Proof that the earlier service was not face to face, or by another specialty or group.',
  suggestedFix: 'Correct the visit to the established-patient code that the record supports.',
  triage(service) {
    const { setting, standing } = service
    if (setting !== 'professional' || !isNewPatientVisit(service)) return notNew
    if (standing.isDenied) return denied
    if (!standing.namesPatient) return noPatientOrProvider
    if (!standing.isDated) return noServiceDate
    return standing.namesProvider ? look : noPatientOrProvider
  },
  judge({ lines }, context) {
    const providers = new ProviderIndex()
    return eachOpenLine((visit) => {
      const { serviceFromDay } = visit
      return serviceFromDay === undefined
        ? noServiceDate
        : outcomeOf(visit, serviceFromDay, { lines, providers, context })
    })
  },
})

interface Surroundings {
  /** The patient's, by date of service. */
  readonly lines: readonly ClaimLine[]
  readonly providers: ProviderIndex
  readonly context: SpanContext<never, 'feeSchedulePayments'>
}

function outcomeOf(
  visit: ClaimLine,
  on: Day,
  { lines, providers, context }: Surroundings,
): Outcome {
  const provider = providers.of(visit, 'professional')
  const since = addMonths(on, -lookBackMonths)
  const earlier = lines.filter(
    (line) =>
      (line.serviceFromDay ?? on) < on && (line.serviceFromDay ?? 0) > since && isFaceToFace(line),
  )
  const own = earlier.findLast((line) => providers.of(line, 'professional') === provider)
  const seen = own ?? earlier.findLast((line) => mayBeOfOneSpecialty(line, visit))
  const seenDay = seen?.serviceFromDay
  if (seen === undefined || seenDay === undefined) {
    const firstDay = lines[0]?.serviceFromDay
    return firstDay !== undefined && firstDay <= since ? pass : tooShort
  }
  const who =
    own === undefined
      ? words('a physician, PA or NP of the same group')
      : words('the same practice')
  return finding({
    message: say`${code(visit.procedureCode)} on ${date(on)} is a new-patient visit, but ${who} saw the patient on ${date(seenDay)} (${code(seen.procedureCode)}), within 36 months.`,
    lines: [visit],
    related: [seen],
    evidence: [
      ...codeEvidence([visit, seen]),
      { row: seen.row, field: 'serviceFromDay', value: isoDate(seenDay) },
    ],
    ...newVisitAtRisk(visit, context.on(on)?.tables.feeSchedulePayments, context.memories),
    ...((own === undefined || provider.identity !== 'practitioner') && { class: 'lead' }),
  })
}
