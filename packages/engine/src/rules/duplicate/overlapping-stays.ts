import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import {
  hospitalStays,
  isInterimBill,
  isWholeStay,
  stayName,
  type HospitalStay,
} from '../../facts/stays/hospital-stays.ts'
import { payeeOf } from '../../claim/payee.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cells } from '../../findings/evidence.ts'
import { paidLinesByClaim, type PaidLines } from '../../facts/stays/paid-lines.ts'
import { nightsAtRisk, sharedNights } from '../../facts/stays/shared-nights.ts'
import { StayNights } from '../../facts/stays/stay-nights.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, noPatient, tooManyStays } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { date, field, row, say } from '../../sentences/say.ts'

const noStay = notApplicable('no bill of a whole hospital stay')
const noDates = cannotTell('no claim number, no admission or no discharge on the line')

/** Two stays of one patient in hospital that share nights. */
export const overlappingStays = defineGroupRule({
  id: 'overlapping-stays',
  version: 3,
  title: 'Hospital stays that overlap',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 3, 40 (billing of inpatient stays) and chapter 1, 120 (duplicates)',
    ),
  ],
  needs: { fields: ['patientKey', 'admissionDay', 'dischargeDay'] },
  clearedBy: 'Records of a transfer or of a leave of absence, and the right dates of both stays.',
  suggestedFix: 'Compare the dates with both records; one of the two claims is wrong.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return noStay
    return standing.isDenied ? denied : look
  },
  judge({ lines, identified }) {
    const stays = hospitalStays(lines)
    const byClaim = new Map(stays.map((stay) => [stay.line.claimId, stay]))
    const outcomes = new Map(outcomesOf(stays, lines))
    return eachOpenLine((line) => {
      if (!isWholeStay(line)) return noStay
      if (!identified) return noPatient
      if (!byClaim.has(line.claimId)) return noDates
      return outcomes.get(line) ?? pass
    })
  },
})

/** Of each stay beside those before it. */
function outcomesOf(
  stays: readonly HospitalStay[],
  lines: readonly ClaimLine[],
): readonly (readonly [ClaimLine, Outcome])[] {
  const before = new StayNights<PlacedStay>()
  const paidLines = paidLinesByClaim(lines)
  const interim = lines.filter((line) => isInterimBill(line) && !isUnpaid(line))
  return stays.map((stay, at) => {
    const outcome = interimOutcome(stay, interim) ?? outcomeOf(stay, before, paidLines)
    before.add({ ...stay, at })
    return [stay.line, outcome]
  })
}

/** Interim bills of the hospital for days that the bill of the whole stay has too; one that replaces others aside. */
function interimOutcome(
  { line, admission, discharge }: HospitalStay,
  interim: readonly ClaimLine[],
): Outcome | undefined {
  if (interim.length === 0 || line.frequencyCode === '7' || line.billType?.charAt(2) === '7')
    return undefined
  const hospital = payeeOf(line)?.id
  const first = interim.find(
    (other) =>
      hospital !== undefined &&
      payeeOf(other)?.id === hospital &&
      other.claimId !== line.claimId &&
      other.admissionDay === admission &&
      (other.serviceFromDay ?? discharge) < discharge &&
      !toTwoPayers(other, line),
  )
  if (first === undefined) return undefined
  return finding({
    message: say`Claim ${field(line, 'claimId')} bills the whole stay from ${date(admission)} to ${date(discharge)}, of which ${row(first)} was paid as an interim bill; the same days are paid twice.`,
    lines: [line],
    related: [first],
    evidence: [line, first].flatMap((each) => cells(each, 'admissionDay', 'billType')),
  })
}

interface PlacedStay extends HospitalStay {
  readonly at: number
}

/** The first that shares a night. */
function firstOver(
  { admission, discharge }: HospitalStay,
  before: StayNights<PlacedStay>,
  isOther: (stay: PlacedStay) => boolean,
): PlacedStay | undefined {
  let first: PlacedStay | undefined
  for (let night = admission; night < discharge; night++)
    for (const stay of before.of(night))
      if ((!first || stay.at < first.at) && isOther(stay)) first = stay
  return first
}

function isCrowded(
  { admission, discharge }: HospitalStay,
  before: StayNights<PlacedStay>,
): boolean {
  for (let night = admission; night < discharge; night++) if (before.isCrowded(night)) return true
  return false
}

/**
 * A day of transfer may stand on both claims, so a shared night is asked for. The same dates on two
 * claims are one stay billed twice, which is a matter of duplicates.
 */
function outcomeOf(
  stay: HospitalStay,
  before: StayNights<PlacedStay>,
  paidLines: PaidLines,
): Outcome {
  const other = firstOver(
    stay,
    before,
    ({ line, admission, discharge }) =>
      (admission !== stay.admission || discharge !== stay.discharge) &&
      !toTwoPayers(line, stay.line),
  )
  if (other === undefined) return isCrowded(stay, before) ? tooManyStays : pass
  return finding({
    message: say`The stay of ${stayName(stay)} shares nights with that of ${stayName(other)}; a patient lies in one hospital at a time.`,
    lines: [stay.line],
    related: [other.line],
    evidence: [stay, other].flatMap(({ line, admission, discharge }) => [
      { row: line.row, field: 'admissionDay', value: isoDate(admission) },
      { row: line.row, field: 'dischargeDay', value: isoDate(discharge) },
    ]),
    // A stay that was right is owed for shared nights once: the later one's part of them is at risk.
    ...nightsAtRisk(stay, sharedNights(stay, other), paidLines),
  })
}
