import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
import {
  mayBeStayVisit,
  stayLikeness,
  stayVisitOf,
  type StayVisit,
} from '../../facts/visits/stay-visits.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noStayVisit = notApplicable('no admission or discharge visit')
const unpaid = notApplicable('nothing was paid on the line')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient or the practitioner is')

/** A stay has one first visit of each practitioner, group and specialty, and one discharge. */
export const stayVisitBilledTwice = defineRule({
  id: 'stay-visit-billed-twice',
  version: 1,
  title: 'Second admission or discharge of one stay',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section: '30.6.9.1 (initial hospital care) and 30.6.9.2 (hospital discharge)',
    },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
  clearedBy: 'Records of a discharge and a new admission between the two visits.',
  suggestedFix: 'Pay the later one as the hospital visit of its day that the record bears out.',
  byService: (service) => (mayBeStayVisit(service) ? undefined : noStayVisit),
  check(patient) {
    const providers = new ProviderIndex()
    return patient.lines.map((line) => {
      const kind = stayVisitOf(line)
      if (kind === undefined) return noStayVisit
      return isUnpaid(line) ? unpaid : outcomeOf(line, kind, patient, providers)
    })
  },
})

function outcomeOf(
  line: ClaimLine,
  kind: StayVisit,
  { lines, identified }: PatientHistory,
  providers: ProviderIndex,
): Outcome {
  const day = line.serviceFromDay
  if (day === undefined) return noDay
  const provider = providers.of(line, 'professional')
  if (!identified || provider.identity === 'claim') return nobody
  const earlier = lines.filter(
    (other) =>
      stayVisitOf(other) === kind && (other.serviceFromDay ?? day) < day && !isUnpaid(other),
  )
  const own = earlier.findLast((other) => providers.of(other, 'professional') === provider)
  const first = own ?? (kind === 'discharge' ? earlier.at(-1) : undefined)
  if (first === undefined) return pass
  const likeness = stayLikeness(first, line, kind, lines)
  if (likeness === 'two-stays') return pass
  const sure = likeness === 'one-stay' && own !== undefined && provider.identity !== 'group'
  return repeated(first, line, kind, sure)
}

const rules: Readonly<Record<StayVisit, string>> = {
  admission: 'a stay has one initial visit of a practitioner or group and specialty',
  discharge: 'a stay has one discharge visit',
}
const between: Readonly<Record<StayVisit, string>> = {
  admission: 'discharge',
  discharge: 'admission',
}

function repeated(first: ClaimLine, line: ClaimLine, kind: StayVisit, sure: boolean): Outcome {
  return finding({
    message: `${line.procedureCode ?? ''} on ${isoDate(line.serviceFromDay ?? 0)} follows ${first.procedureCode ?? ''} of ${isoDate(first.serviceFromDay ?? 0)} with no ${between[kind]} between them; ${rules[kind]}.`,
    lines: [line],
    related: [first],
    evidence: [
      ...codeEvidence([line, first]),
      { row: first.row, field: 'serviceFromDay', value: isoDate(first.serviceFromDay ?? 0) },
    ],
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
  })
}
