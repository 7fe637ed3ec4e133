import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import { mayBeTwins } from '../../facts/bills/multiple-birth.ts'
import { isSameBill, onDifferentClaims } from '../../facts/repeats/same-bill.ts'
import { surelySameProvider } from '../../facts/repeats/same-provider.ts'
import { isProfessionalFee } from '../../facts/ncci/ncci-scope.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { anotherVisitSources, saysAnotherVisit } from '../../facts/visits/facility-visits.ts'
import {
  besideVisit,
  isOneLineOfTwo,
  oneLineOfTwo,
  twoVisits,
} from '../../facts/visits/second-visit.ts'
import { separationWords, visitSeparation } from '../../facts/visits/visit-separation.ts'
import { isVisitOfDay, mayStandTogether, standsBefore } from '../../facts/visits/visits-of-day.ts'
import {
  finding,
  look,
  notApplicable,
  pass,
  type FindingDraft,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { date, say } from '../../sentences/say.ts'

const noVisit = notApplicable('no visit of which a provider bills one a day')

/** Two visits of one patient and day by one practitioner, or one group and specialty. */
export const secondVisitSameDay = defineGroupRule({
  id: 'second-visit-same-day',
  version: 6,
  title: 'Second visit of a day',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '30.6.5, 30.6.7 and 30.6.9: one visit a day by a physician, or a group and specialty',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode'] },
  clearedBy:
    'Notes of two encounters for problems that have nothing to do with each other and could not be addressed in one.',
  suggestedFix:
    'Pay one visit at the level that the work of the whole day supports, and deny the other.',
  triage(service) {
    if (!isVisitOfDay(service, service.setting)) return noVisit
    if (service.standing.isDenied) return denied
    if (isTwice(service)) return look
    return namesParties(service.standing) ? pass : noPatientOrProvider
  },
  triagePair: (one, other) => isVisitOfDay(one, one.setting) && isVisitOfDay(other, other.setting),
  judge(encounter, { memories }) {
    const found = secondVisits(encounter)
    const twice = encounter.lines.filter(
      (line) => encounter.setting === 'professional' && isOneLineOfTwo(line, memories),
    )
    return [...found, ...twice.map((line) => finding(oneLineOfTwo(line, encounter.day)))]
  },
})

/** A line of two units of a visit, which may be two visits. */
function isTwice({ setting, standing }: BilledService): boolean {
  return setting === 'professional' && standing.fewUnits === 2
}

/**
 * One visit stands, every other of the day is a second one. Equal bills are exact duplicates; a
 * facility's visit and the practitioner's fee on its bill are one visit.
 */
function secondVisits(encounter: Encounter): readonly FindingOutcome[] {
  const visits = encounter.lines.filter(
    (line) => isVisitOfDay(line, encounter.setting) && !isDenied(line) && !isWithoutCharge(line),
  )
  if (visits.length < 2) return []
  return Array.from(Map.groupBy(visits, isProfessionalFee).values()).flatMap((ofOne) =>
    besideFirst(ofOne, encounter),
  )
}

function besideFirst(visits: readonly ClaimLine[], encounter: Encounter) {
  const { setting } = encounter
  const [first, ...others] = visits.toSorted(standsBefore)
  if (first === undefined) return []
  const draftOf = setting === 'professional' ? practitionersDraft : facilitysDraft
  return others.flatMap((second) => {
    if (isLeftToDuplicates(first, second) || mayStandTogether(first, second)) return []
    if (toTwoPayers(first, second)) return []
    const draft = draftOf(first, second, encounter)
    return draft ? [finding(draft)] : []
  })
}

/** The same bill twice is a duplicate, but for lines of one claim with a code of HCPCS Level II, which may come in parts. */
function isLeftToDuplicates(first: ClaimLine, second: ClaimLine): boolean {
  const isInParts =
    first.procedureCode?.startsWith('G') === true && !onDifferentClaims(first, second)
  return isSameBill(first, second) && !isInParts
}

/** An error where the problem is the same and nothing on the lines says that the visits were two. */
function practitionersDraft(
  first: ClaimLine,
  second: ClaimLine,
  { day, provider }: Encounter,
): FindingDraft {
  const separation = visitSeparation(first, second)
  const sure =
    separation === 'same-problem' &&
    surelySameProvider(first, second, provider) &&
    !mayBeTwins(first, second)
  return {
    ...besideVisit(first, second),
    evidence: codeEvidence([second, first]),
    message: say`${twoVisits(first, second)} by the same provider on ${date(day)}; ${separationWords[separation]}.`,
    ...(sure ? {} : { class: 'lead' }),
  }
}

/** Facilities say with 27 that a visit was another one; what else they must say no file of lines holds. */
function facilitysDraft(
  first: ClaimLine,
  second: ClaimLine,
  { day }: Encounter,
): FindingDraft | undefined {
  if (saysAnotherVisit(first) || saysAnotherVisit(second)) return undefined
  return {
    ...besideVisit(first, second),
    evidence: codeEvidence([second, first]),
    message: say`${twoVisits(first, second)} to the same facility on ${date(day)}, and neither has the modifier 27 that says so.`,
    class: 'lead',
    sources: anotherVisitSources,
    clearedBy: 'Records of two separate visits, and a corrected claim with 27.',
  }
}
