import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { namesParties } from '../../batch/line-standing.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import { dollars } from '../../findings/money-text.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { isSameBill, onDifferentClaims, toDifferentPayers } from '../../facts/bills/same-bill.ts'
import { hasNoAmounts, isUnpaid } from '../../claim/exposure.ts'
import type { FindingClass } from '../../result/finding.ts'
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

const denied = notApplicable('the line was denied')
const unpaid = notApplicable('nothing was paid on the line')
const noCode = cannotTell('no procedure or revenue code on the line')
const nobodyNamed = cannotTell(
  'no provider or patient on the line, so claims could not be compared',
)

/** The same service billed and paid a second time, alike in everything that tells services apart. */
export const exactDuplicate = defineRule({
  id: 'exact-duplicate',
  version: 2,
  title: 'Service paid twice',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 1, 120 (detection of duplicate claims)',
    },
  ],
  needs: { fields: ['patientKey', 'serviceFromDay'], tables: [] },
  clearedBy:
    'Records of two services, with the modifier that says so (76, 77, 91, a side or a digit); or proof that the first payment was taken back.',
  suggestedFix: 'Deny the second line as a duplicate (CARC 18), or take back what was paid on it.',
  byService: outcomeOf,
  together: (one, other) =>
    one.procedure === other.procedure && !one.standing.isUnpaid && !other.standing.isUnpaid,
  check(encounter) {
    const findings = encounter.lines.length === 1 ? noFindings : duplicatesOf(encounter)
    return outcomeByService(encounter, findings, outcomeOf)
  },
})

function outcomeOf({ standing, procedureCode, revenueCode }: BilledService): Settled {
  if (standing.isDenied) return denied
  if (standing.isUnpaid) return unpaid
  if (procedureCode === undefined && revenueCode === undefined) return noCode
  return namesParties(standing) ? pass : nobodyNamed
}

/** The first of equal lines stands; every later one is a duplicate of it. */
function duplicatesOf(encounter: Encounter): ReadonlyMap<ClaimLine, FindingOutcome> {
  const { lines } = encounter
  let findings: Map<ClaimLine, FindingOutcome> | undefined
  for (let later = 1; later < lines.length; later++) {
    const duplicate = lines[later]
    if (duplicate === undefined) continue
    const first = earlierLike(duplicate, later, lines)
    if (first === undefined) continue
    findings ??= new Map()
    findings.set(duplicate, finding(draftOf(first, duplicate, encounter)))
  }
  return findings ?? noFindings
}

function earlierLike(
  line: ClaimLine,
  before: number,
  lines: readonly ClaimLine[],
): ClaimLine | undefined {
  for (let index = 0; index < before; index++) {
    const earlier = lines[index]
    if (earlier === undefined || !isSameBill(earlier, line)) continue
    if (isUnpaid(earlier) || isUnpaid(line) || toDifferentPayers(earlier, line)) continue
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
      { row: line.row, field: 'claimId', value: claimName(line) },
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
    provider.identity === 'practitioner' &&
    duplicate.procedureCode !== undefined &&
    !saysSeparate(duplicate) &&
    surelyPaid(first) &&
    surelyPaid(duplicate)
  return sure ? 'error' : 'lead'
}

/** A line without any amount may be a denied bill that was sent again. */
function surelyPaid(line: ClaimLine): boolean {
  return line.claimStatus === 'paid' || !hasNoAmounts(line)
}

function isSameClaimLine(first: ClaimLine, duplicate: ClaimLine): boolean {
  return (
    first.claimId !== undefined &&
    first.claimId === duplicate.claimId &&
    first.lineNumber !== undefined &&
    first.lineNumber === duplicate.lineNumber
  )
}

function messageOf(first: ClaimLine, duplicate: ClaimLine, encounter: Encounter): string {
  const charge = duplicate.chargeCents === undefined ? '' : ` at ${dollars(duplicate.chargeCents)}`
  const service = `${codeOf(duplicate)} on ${isoDate(encounter.day)}${charge}`
  const place = first.row > 0 ? `row ${first.row}` : 'an earlier upload'
  if (isSameClaimLine(first, duplicate)) {
    return `${service} is the same line of the same claim (${claimName(duplicate)}) as ${place}, so it stands in the file twice.`
  }
  return `${service} was billed twice for the same patient by the same provider: ${claimName(first)} (${place}) and ${claimName(duplicate)} agree in code, modifiers, dates, place${hasNoAmounts(duplicate) ? ' and units; no amounts are known for them' : ', units and charge'}.`
}

function codeOf({ procedureCode, revenueCode, modifiers }: ClaimLine): string {
  const code = procedureCode ?? `Revenue code ${revenueCode ?? ''}`
  return modifiers.length > 0 ? `${code}-${modifiers.join('-')}` : code
}

function claimName({ claimId, lineNumber }: ClaimLine): string {
  if (claimId === undefined) return 'a claim without a number'
  return lineNumber === undefined ? `claim ${claimId}` : `claim ${claimId} line ${lineNumber}`
}
