import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import { namesParties } from '../../batch/line-standing.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { claimedModifiers } from '../../facts/visits/package-visit.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { isSameBill, toDifferentPayers } from '../../facts/bills/same-bill.ts'
import { surelySameProvider } from '../../facts/bills/same-provider.ts'
import {
  isAdmissionVisit,
  isDailyVisit,
  isDischargeVisit,
  isFacilityVisit,
  isOneClaimOfAStay,
  mayStandTogether,
  shareDiagnosis,
  standsBefore,
} from '../../facts/visits/visits-of-day.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type FindingOutcome,
  type Settled,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noVisit = notApplicable('no visit of which a provider bills one a day')
const denied = notApplicable('the line was denied')
const nobodyNamed = cannotTell(
  'no provider or patient on the line, so other claims of the day could not be compared',
)

/** Two visits of one patient and day by one practitioner, or one group and specialty. */
export const secondVisitSameDay = defineRule({
  id: 'second-visit-same-day',
  version: 2,
  title: 'Second visit of a day',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section:
        '30.6.5, 30.6.7 and 30.6.9: one visit a day by a physician, or a group and specialty',
    },
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: [] },
  clearedBy:
    'Notes of two encounters for problems that have nothing to do with each other and could not be seen to in one.',
  suggestedFix:
    'Pay one visit at the level that the work of the whole day bears out, and deny the other.',
  byService: outcomeOf,
  together(one, other) {
    const isVisit = visitOf(one)
    return isVisit(one) && isVisit(other)
  },
  check(encounter) {
    const isVisit = visitOf(encounter)
    const findings = encounter.lines.length === 1 ? noFindings : secondVisits(encounter, isVisit)
    return outcomeByService(encounter, findings, outcomeOf)
  },
})

type IsVisit = (line: Pick<ClaimLine, 'procedure'>) => boolean

const noneIsVisit: IsVisit = () => false

function visitOf({ setting }: Pick<Encounter, 'setting'>): IsVisit {
  if (setting === 'professional') return isDailyVisit
  return setting === 'outpatient-facility' ? isFacilityVisit : noneIsVisit
}

function outcomeOf(service: BilledService): Settled {
  if (!visitOf(service)(service)) return noVisit
  if (service.standing.isDenied) return denied
  return namesParties(service.standing) ? pass : nobodyNamed
}

/** One visit stands, every other of the day is a second one. Equal bills are exact duplicates. */
function secondVisits(
  encounter: Encounter,
  isVisit: IsVisit,
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const visits = encounter.lines.filter(
    (line) => isVisit(line) && !isDenied(line) && !isWithoutCharge(line),
  )
  if (visits.length < 2) return noFindings
  const [first, ...others] = visits.toSorted(standsBefore)
  const findings = new Map<ClaimLine, FindingOutcome>()
  for (const second of others) {
    if (first === undefined || isSameBill(first, second)) continue
    if (mayStandTogether(first, second) || toDifferentPayers(first, second)) continue
    const draft =
      encounter.setting === 'professional'
        ? draftOf(first, second, encounter)
        : facilityDraft(first, second, encounter)
    if (draft) findings.set(second, finding(draft))
  }
  return findings
}

/** An error where the problem is the same and nothing on the lines says that the visits were two. */
function draftOf(first: ClaimLine, second: ClaimLine, encounter: Encounter): FindingDraft {
  const claimed = claimsSeparate(first) || claimsSeparate(second)
  const related = shareDiagnosis(first, second)
  const transfer = isAdmissionVisit(first) && isDischargeVisit(second)
  const dateUnsure = isOneClaimOfAStay(first, second)
  const sure =
    related &&
    !claimed &&
    !transfer &&
    !dateUnsure &&
    surelySameProvider(first, second, encounter.provider)
  return {
    ...commonDraft(first, second),
    message: `${codeOf(second)} and ${codeOf(first)} are two visits of one patient by the same provider on ${isoDate(encounter.day)}; ${dateUnsure ? 'they stand on one claim, whose lines may all carry the first day of the stay' : reasonOf(claimed, related, transfer)}.`,
    ...(sure ? {} : { class: 'lead' }),
  }
}

function claimsSeparate(line: ClaimLine): boolean {
  return claimedModifiers(line).length > 0 || saysSeparate(line)
}

function reasonOf(claimed: boolean, related: boolean, transfer: boolean): string {
  if (transfer) return 'both are paid only where the patient was transferred to another hospital'
  if (claimed) return 'a modifier says that they were separate, which the notes must show'
  return related
    ? 'they name the same problem, and no modifier says that they were separate'
    : 'they name different problems, and no modifier says that they were separate'
}

/** Facilities say with 27 that a visit was another one; what else they must say no file of lines holds. */
function facilityDraft(
  first: ClaimLine,
  second: ClaimLine,
  encounter: Encounter,
): FindingDraft | undefined {
  if (saysAnotherVisit(first) || saysAnotherVisit(second)) return undefined
  return {
    ...commonDraft(first, second),
    message: `${codeOf(second)} and ${codeOf(first)} are two visits of one patient to the same facility on ${isoDate(encounter.day)}, and neither has the modifier 27 that says so.`,
    class: 'lead',
    sources: [facilitySource],
    clearedBy: 'Records of two separate visits, and a corrected claim with 27.',
  }
}

const facilitySource = {
  title: 'CPT modifiers for hospital outpatient use',
  section: '27 multiple outpatient hospital visits on the same date',
}

function saysAnotherVisit(line: ClaimLine): boolean {
  return line.modifiers.includes('27') || claimsSeparate(line)
}

function commonDraft(first: ClaimLine, second: ClaimLine) {
  return {
    lines: [second],
    related: [first],
    evidence: codeEvidence([second, first]),
    ...wholeLineAtRisk(second),
  }
}

function codeOf({ procedureCode, modifiers }: ClaimLine): string {
  return [procedureCode ?? '', ...modifiers].join('-')
}
