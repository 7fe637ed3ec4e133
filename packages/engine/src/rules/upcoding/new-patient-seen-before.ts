import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, isoDate, type Day } from '../../claim/day.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { isNewPatientVisit } from '../../facts/visits/places/face-to-face.ts'
import { newVisitAtRisk } from '../../facts/visits/new-visit-excess.ts'
import { SeenBefore } from '../../facts/visits/seen-before.ts'
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
    const seen = new SeenBefore(lines)
    return eachOpenLine((visit) => {
      const { serviceFromDay } = visit
      return serviceFromDay === undefined
        ? noServiceDate
        : outcomeOf(visit, serviceFromDay, { lines, seen, context })
    })
  },
})

interface Surroundings {
  /** The patient's, by date of service. */
  readonly lines: readonly ClaimLine[]
  readonly seen: SeenBefore
  readonly context: SpanContext<never, 'feeSchedulePayments'>
}

function outcomeOf(visit: ClaimLine, on: Day, { lines, seen, context }: Surroundings): Outcome {
  const since = addMonths(on, -lookBackMonths)
  const isRecent = (line: ClaimLine | undefined) => (line?.serviceFromDay ?? 0) > since
  const lastOwn = seen.byProvider(visit, on)
  const own = isRecent(lastOwn) ? lastOwn : undefined
  const earlier = own ?? seen.byOneSpecialty(visit, on)
  const seenDay = earlier?.serviceFromDay
  if (earlier === undefined || seenDay === undefined || !isRecent(earlier)) {
    const firstDay = lines[0]?.serviceFromDay
    return firstDay !== undefined && firstDay <= since ? pass : tooShort
  }
  const who =
    own === undefined
      ? words('a physician, PA or NP of the same group')
      : words('the same practice')
  return finding({
    message: say`${code(visit.procedureCode)} on ${date(on)} is a new-patient visit, but ${who} saw the patient on ${date(seenDay)} (${code(earlier.procedureCode)}), within 36 months.`,
    lines: [visit],
    related: [earlier],
    evidence: [
      ...codeEvidence([visit, earlier]),
      { row: earlier.row, field: 'serviceFromDay', value: isoDate(seenDay) },
    ],
    ...newVisitAtRisk(visit, context.on(on)?.tables.feeSchedulePayments, context.memories),
    ...((own === undefined || seen.providerOf(visit).identity !== 'practitioner') && {
      class: 'lead',
    }),
  })
}
