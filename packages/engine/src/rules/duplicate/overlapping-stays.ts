import { isoDate } from '../../claim/day.ts'
import { hospitalStays, isWholeStay, type HospitalStay } from '../../facts/bills/hospital-stays.ts'
import { toDifferentPayers } from '../../facts/bills/same-bill.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noStay = notApplicable('no bill of a whole hospital stay')
const nobody = cannotTell('the file does not say who the patient is')
const noDates = cannotTell('no claim number, no admission or no discharge on the line')

/** Two stays of one patient in hospital that share nights. */
export const overlappingStays = defineRule({
  id: 'overlapping-stays',
  version: 1,
  title: 'Hospital stays that overlap',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 3, 40 (billing of inpatient stays) and chapter 1, 120 (duplicates)',
    },
  ],
  needs: { fields: ['patientKey', 'admissionDay', 'dischargeDay'], tables: [] },
  clearedBy: 'Records of a transfer or of a leave of absence, and the right dates of both stays.',
  suggestedFix: 'Compare the dates with both records; one of the two claims is wrong.',
  byService: ({ setting }) => (setting === 'inpatient-facility' ? undefined : noStay),
  check({ lines, identified }) {
    if (!lines.some(isWholeStay)) return noStay
    const stays = hospitalStays(lines)
    const found = new Map(
      stays.map((stay, index) => [stay.line.claimId, judge(stay, stays, index)]),
    )
    return lines.map((line) => {
      if (!isWholeStay(line)) return noStay
      if (!identified) return nobody
      const outcome = line.claimId === undefined ? undefined : found.get(line.claimId)
      if (outcome === undefined) return noDates
      return outcome.kind === 'finding' && !outcome.draft.lines.includes(line) ? pass : outcome
    })
  },
})

/**
 * A day of transfer may stand on both claims, so a shared night is asked for. The same dates on two
 * claims are one stay billed twice, which is a matter of duplicates.
 */
function judge(stay: HospitalStay, stays: readonly HospitalStay[], index: number): Outcome {
  const other = stays
    .slice(0, index)
    .find(
      ({ line, admission, discharge }) =>
        admission < stay.discharge &&
        stay.admission < discharge &&
        (admission !== stay.admission || discharge !== stay.discharge) &&
        !toDifferentPayers(line, stay.line),
    )
  if (other === undefined) return pass
  return finding({
    message: `The stay of ${span(stay)} (claim ${stay.line.claimId ?? ''}) shares nights with that of ${span(other)} (claim ${other.line.claimId ?? ''}); a patient lies in one hospital at a time.`,
    lines: [stay.line],
    related: [other.line],
    evidence: [stay, other].flatMap(({ line, admission, discharge }) => [
      { row: line.row, field: 'admissionDay', value: isoDate(admission) },
      { row: line.row, field: 'dischargeDay', value: isoDate(discharge) },
    ]),
  })
}

function span({ admission, discharge }: HospitalStay): string {
  return `${isoDate(admission)} to ${isoDate(discharge)}`
}
