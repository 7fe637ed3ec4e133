import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import { StayVisits } from '../../facts/visits/patient-stay-visits.ts'
import { stayLikeness, stayVisitOf, type StayVisit } from '../../facts/visits/stay-visits.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { noPatientOrProvider, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noStayVisit = notApplicable('no admission or discharge visit')

/** A stay has one first visit of each practitioner, group and specialty, and one discharge. */
export const stayVisitBilledTwice = defineGroupRule({
  id: 'stay-visit-billed-twice',
  version: 2,
  title: 'Second admission or discharge of one stay',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '30.6.9.1 (initial hospital care) and 30.6.9.2 (hospital discharge)',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Records of a discharge and a new admission between the two visits.',
  suggestedFix: 'Pay the later one as the hospital visit of its day that the record supports.',
  triage(service) {
    const { setting, standing } = service
    if (stayVisitOf(service, setting) === undefined) return noStayVisit
    if (standing.isUnpaid) return nothingPaid
    if (!standing.isDated) return noServiceDate
    return namesParties(standing) ? look : noPatientOrProvider
  },
  judge(patient) {
    const visits = new StayVisits(patient.lines)
    return eachOpenLine((line, { setting }) => {
      const kind = stayVisitOf(line, setting)
      return kind ? outcomeOf(line, kind, visits) : noStayVisit
    })
  },
})

function outcomeOf(line: ClaimLine, kind: StayVisit, visits: StayVisits): Outcome {
  const { serviceFromDay: day = 0 } = line
  const provider = visits.providerOf(line)
  const own = visits.lastBefore(day, kind, provider)
  const first = own ?? (kind === 'discharge' ? visits.lastBefore(day, kind) : undefined)
  if (first === undefined) return pass
  const likeness = stayLikeness(first, line, kind, visits.days)
  if (likeness === 'two-stays') return pass
  const sure = likeness === 'one-stay' && own !== undefined && provider.identity !== 'group'
  const stay = visits.days.spanning(first.serviceFromDay ?? day, day)
  return repeated(first, line, kind, { sure, stay })
}

const rules: Readonly<Record<StayVisit, Sentence>> = {
  admission: words('a stay has one initial visit of a practitioner or group and specialty'),
  discharge: words('a stay has one discharge visit'),
}
const between: Readonly<Record<StayVisit, Sentence>> = {
  admission: words('discharge'),
  discharge: words('admission'),
}

/** @param stay a line of the hospital's bill that shows one stay */
function repeated(
  first: ClaimLine,
  line: ClaimLine,
  kind: StayVisit,
  { sure, stay }: { readonly sure: boolean; readonly stay: ClaimLine | undefined },
): Outcome {
  const later = say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)}`
  const earlier = say`${code(first.procedureCode)} of ${date(first.serviceFromDay ?? 0)}`
  return finding({
    message: say`${later} follows ${earlier} with no ${between[kind]} between them; ${rules[kind]}.`,
    lines: [line],
    related: stay === undefined ? [first] : [first, stay],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
  })
}
