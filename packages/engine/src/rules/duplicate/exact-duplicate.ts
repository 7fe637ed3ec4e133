import type { Encounter } from '../../batch/groups.ts'
import { mostCompared } from '../../batch/one-of-each-kind.ts'
import { namesParties } from '../../batch/line-standing.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { hasNoAmounts, isPaymentUnknown, isUnpaid } from '../../claim/exposure.ts'
import { EarlierBills } from '../../facts/bills/earlier-bills.ts'
import { mayBeTwins } from '../../facts/bills/multiple-birth.ts'
import { isSameBill, onDifferentClaims } from '../../facts/bills/same-bill.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import type { FindingClass } from '../../result/finding.ts'
import {
  cannotTell,
  finding,
  pass,
  type FindingDraft,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, field, money, nothing, row, say, words } from '../../sentences/say.ts'
import { sentenceText } from '../../sentences/sentence-text.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noServiceCode = cannotTell('no procedure or revenue code on the line')

/** The same service billed and paid a second time, alike in everything that tells services apart. */
export const exactDuplicate = defineGroupRule({
  id: 'exact-duplicate',
  version: 3,
  title: 'Service paid twice',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 1, 120 (detection of duplicate claims)'),
  ],
  needs: { fields: ['patientKey', 'serviceFromDay'], tables: [] },
  clearedBy:
    'Records of two services, with the modifier that says so (76, 77, 91, a side or a digit); or proof that the first payment was recovered.',
  suggestedFix: 'Deny the second line as a duplicate (CARC 18), or recover what was paid on it.',
  triage({ standing, procedureCode, revenueCode, setting }) {
    if (standing.isDenied) return denied
    if (standing.isUnpaid) return nothingPaid
    const isStay = setting === 'inpatient-facility'
    if (procedureCode === undefined && revenueCode === undefined && !isStay) return noServiceCode
    return namesParties(standing) ? pass : noPatientOrProvider
  },
  triagePair: (one, other) =>
    one.procedure === other.procedure && !one.standing.isUnpaid && !other.standing.isUnpaid,
  judge: (encounter) => duplicatesOf(encounter),
})

/** The first of equal lines stands; every later one is a duplicate of it. */
function duplicatesOf(encounter: Encounter): readonly FindingOutcome[] {
  const { lines } = encounter
  const bills = lines.length > mostCompared ? new EarlierBills() : undefined
  return lines.flatMap((duplicate, at) => {
    const first = earlierLike(duplicate, bills ? bills.like(duplicate) : lines.slice(0, at))
    bills?.add(duplicate)
    return first ? [finding(draftOf(first, duplicate, encounter))] : []
  })
}

function earlierLike(line: ClaimLine, before: Iterable<ClaimLine>): ClaimLine | undefined {
  for (const earlier of before) {
    if (!isSameBill(earlier, line)) continue
    if (isUnpaid(earlier) || isUnpaid(line) || toTwoPayers(earlier, line)) continue
    if (onDifferentClaims(earlier, line) || !repeatsWithinClaim(line)) return earlier
  }
  return undefined
}

/**
 * Lines of one claim that are alike because the service came in several parts: drugs, supplies and
 * other HCPCS Level II codes, timed therapy, revenue lines, and whatever says that it repeats.
 */
function repeatsWithinClaim(line: ClaimLine): boolean {
  const { procedureCode } = line
  if (procedureCode === undefined || saysSeparate(line)) return true
  return !/^\d/.test(procedureCode) || procedureCode.startsWith('97')
}

function draftOf(first: ClaimLine, duplicate: ClaimLine, encounter: Encounter): FindingDraft {
  return {
    message: messageOf(first, duplicate, encounter),
    lines: [duplicate],
    related: [first],
    evidence: [first, duplicate].flatMap((line) => [
      { row: line.row, field: 'claimId', value: sentenceText(claimName(line)) },
      { row: line.row, field: 'procedureCode', value: codeOf(line) },
    ]),
    ...wholeLineAtRisk(duplicate),
    class: classOf(first, duplicate, encounter),
  }
}

/** An error where the same thing was surely billed twice; else the record must tell. */
function classOf(first: ClaimLine, duplicate: ClaimLine, { provider }: Encounter): FindingClass {
  if (isSameClaimLine(first, duplicate)) return 'error'
  const sure =
    onDifferentClaims(first, duplicate) &&
    !mayBeTwins(first, duplicate) &&
    provider.identity === 'practitioner' &&
    duplicate.procedureCode !== undefined &&
    !saysSeparate(duplicate) &&
    surelyPaid(first) &&
    surelyPaid(duplicate)
  return sure ? 'error' : 'lead'
}

/** A line of which no payment is known may be a denied bill that was sent again. */
function surelyPaid(line: ClaimLine): boolean {
  return line.claimStatus === 'paid' || (line.claimPaidCents ?? 0) > 0 || !isPaymentUnknown(line)
}

function isSameClaimLine(first: ClaimLine, duplicate: ClaimLine): boolean {
  return (
    first.claimId !== undefined &&
    first.claimId === duplicate.claimId &&
    first.lineNumber !== undefined &&
    first.lineNumber === duplicate.lineNumber
  )
}

function messageOf(first: ClaimLine, duplicate: ClaimLine, encounter: Encounter): Sentence {
  const { chargeCents } = duplicate
  const charge = chargeCents === undefined ? nothing : say` at ${money(chargeCents)}`
  const service = say`${code(codeOf(duplicate))} on ${date(encounter.day)}${charge}`
  const place = first.row > 0 ? row(first) : words('an earlier upload')
  if (isSameClaimLine(first, duplicate)) {
    return say`${service} is the same line of the same claim (${claimName(duplicate)}) as ${place}, so it stands in the file twice.`
  }
  const alike = hasNoAmounts(duplicate)
    ? words(' and units; no amounts are known for them')
    : words(', units and charge')
  return say`${service} was billed twice for the same patient by the same provider: ${claimName(first)} (${place}) and ${claimName(duplicate)} agree in code, modifiers, dates, place${alike}.`
}

function codeOf({ procedureCode, revenueCode, drg, modifiers }: ClaimLine): string {
  const stay = drg === undefined ? 'A stay in hospital' : `DRG ${drg}`
  const service =
    procedureCode ?? (revenueCode === undefined ? stay : `Revenue code ${revenueCode}`)
  return modifiers.length > 0 ? `${service}-${modifiers.join('-')}` : service
}

function claimName(line: ClaimLine): Sentence {
  if (line.claimId === undefined) return words('a claim without a number')
  const claim = say`claim ${field(line, 'claimId')}`
  return line.lineNumber === undefined ? claim : say`${claim} line ${field(line, 'lineNumber')}`
}
