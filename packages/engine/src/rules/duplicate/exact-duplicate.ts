import type { Encounter } from '../../batch/groups.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { hasNoAmounts, isPaymentUnknown } from '../../claim/exposure.ts'
import { mayBeTwins } from '../../facts/bills/multiple-birth.ts'
import { overBothAtRisk } from '../../facts/payers/over-both.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { repeatedBills, type RepeatedBill } from '../../facts/repeats/repeated-bills.ts'
import { lacksOralSite, onDifferentClaims } from '../../facts/repeats/same-bill.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import { wholeLinesAtRisk } from '../../findings/line-at-risk.ts'
import type { FindingClass } from '../../result/finding.ts'
import { cannotTell, finding, pass, type FindingOutcome } from '../../rule/outcome.ts'
import { denied, noPatientOrProvider, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, field, money, nothing, row, say, words } from '../../sentences/say.ts'
import { sentenceText } from '../../sentences/sentence-text.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noServiceCode = cannotTell('no procedure or revenue code on the line')

/** The same service billed and paid a second time, alike in everything that tells services apart. */
export const exactDuplicate = defineGroupRule({
  id: 'exact-duplicate',
  version: 5,
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
  needs: { fields: ['patientKey', 'serviceFromDay'] },
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
  const saidOf = (first: ClaimLine, duplicate: ClaimLine) =>
    `${classOf(first, duplicate, encounter)} ${isSameClaimLine(first, duplicate)}`
  return repeatedBills(encounter.lines, saidOf).flatMap((repeated) => draftOf(repeated, encounter))
}

function draftOf({ first, duplicates }: RepeatedBill, encounter: Encounter): FindingOutcome[] {
  const [duplicate] = duplicates
  if (!duplicate) return []
  return [
    finding({
      message: messageOf(first, duplicate, encounter, duplicates.length),
      lines: duplicates,
      related: [first],
      evidence: [first, ...duplicates].flatMap((line) => [
        { row: line.row, field: 'claimId', value: sentenceText(claimName(line)) },
        { row: line.row, field: 'procedureCode', value: codeOf(line) },
      ]),
      ...(toTwoPayers(first, duplicate)
        ? overBothAtRisk(first, duplicates)
        : wholeLinesAtRisk(duplicates)),
      class: classOf(first, duplicate, encounter),
    }),
  ]
}

/** An error where the same thing was surely billed twice; else the record must tell. */
function classOf(first: ClaimLine, duplicate: ClaimLine, { provider }: Encounter): FindingClass {
  if (toTwoPayers(first, duplicate)) return 'lead'
  if (isSameClaimLine(first, duplicate)) return 'error'
  const sure =
    onDifferentClaims(first, duplicate) &&
    !mayBeTwins(first, duplicate) &&
    !lacksOralSite(duplicate) &&
    !mayBeReplaced(first, duplicate) &&
    provider.identity === 'practitioner' &&
    duplicate.procedureCode !== undefined &&
    !saysSeparate(duplicate) &&
    surelyPaid(first) &&
    surelyPaid(duplicate)
  return sure ? 'error' : 'lead'
}

/** A replacement that does not say of what may be of the other claim. */
function mayBeReplaced(one: ClaimLine, two: ClaimLine): boolean {
  return [one, two].some(
    ({ frequencyCode, originalClaimId }) => frequencyCode === '7' && originalClaimId === undefined,
  )
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

function messageOf(
  first: ClaimLine,
  duplicate: ClaimLine,
  encounter: Encounter,
  repeats: number,
): Sentence {
  const { chargeCents } = duplicate
  const charge = chargeCents === undefined ? nothing : say` at ${money(chargeCents)}`
  const service = say`${code(codeOf(duplicate))} on ${date(encounter.day)}${charge}`
  const place = row(first)
  if (toTwoPayers(first, duplicate))
    return say`${service} was paid by two payers as if each were the first: ${claimName(first)} (${place}) and ${claimName(duplicate)}.`
  if (isSameClaimLine(first, duplicate)) {
    if (repeats > 1)
      return say`${service} stands in the file ${count(repeats, 'more time')} as the same line of the same claim (${claimName(duplicate)}) as ${place}.`
    return say`${service} is the same line of the same claim (${claimName(duplicate)}) as ${place}, so it stands in the file twice.`
  }
  const alike = hasNoAmounts(duplicate)
    ? words(' and units; no amounts are known for them')
    : words(', units and charge')
  if (repeats > 1)
    return say`${service} was billed ${count(repeats, 'more time')} for the same patient by the same provider: ${claimName(first)} (${place}) and ${count(repeats, 'other line')} agree in code, modifiers, dates, place${alike}.`
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
