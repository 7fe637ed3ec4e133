import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { fillLikeness, type FillLikeness } from '../../facts/drugs/fill-likeness.ts'
import { dollars } from '../../sentences/dollars.ts'
import { isPlaceholderNdc, readNdc } from '../../codes/ndc.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noPatient = cannotTell('no member or patient on the line')
const noDay = cannotTell('no date of service')
const noDrug = cannotTell('no NDC that names a drug')
const unpaid = notApplicable('denied or pending, so nothing was paid')

/** The same fill paid twice, after reversals are netted. */
export const duplicateFill = defineRule({
  id: 'duplicate-fill',
  version: 1,
  title: 'Fill paid twice',
  category: 'duplicate',
  class: 'error',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    {
      title: 'NCPDP Telecommunication Standard',
      section: 'reject code 83, duplicate paid or captured claim',
    },
  ],
  needs: { fields: ['patientKey', 'serviceFromDay', 'ndcAsBilled'], tables: [] },
  clearedBy:
    'A reversal of one of the two, or dispensing and pick-up records that show two separate fills.',
  suggestedFix: 'Reverse the second claim, or send the pick-up log for both.',
  check(patient) {
    if (!patient.identified) return noPatient
    return patient.lines.map((line, position) => judge(line, patient.lines, position))
  },
})

function judge(line: ClaimLine, lines: readonly ClaimLine[], position: number): Outcome {
  if (isDenied(line) || line.claimStatus === 'pending') return unpaid
  if (line.serviceFromDay === undefined) return noDay
  const ndc = ndcOf(line)
  if (ndc === undefined || isPlaceholderNdc(ndc)) return noDrug
  for (let before = position - 1; before >= 0; before--) {
    const other = lines[before]
    if (other?.serviceFromDay !== line.serviceFromDay) break
    if (ndcOf(other) !== ndc) continue
    if (isDenied(other) || other.claimStatus === 'pending') continue
    const likeness = fillLikeness(other, line)
    if (likeness !== undefined) return flag(other, line, ndc, likeness)
  }
  return pass
}

/** Rounded by a spreadsheet, the NDCs of two drugs may read alike. */
function ndcOf(line: ClaimLine): string | undefined {
  if (line.ndc !== undefined || line.ndcAsBilled === undefined) return line.ndc
  return readNdc(line.ndcAsBilled).kind === 'rounded' ? undefined : line.ndcAsBilled
}

function flag(first: ClaimLine, second: ClaimLine, ndc: string, likeness: FillLikeness): Outcome {
  const on = second.serviceFromDay === undefined ? '' : ` on ${isoDate(second.serviceFromDay)}`
  const cents = exposureCents(second)
  return finding({
    message: `${explain(second, ndc, likeness)}${on}: ${place(first)} and ${place(second)}.`,
    lines: [second],
    related: [first],
    evidence: evidenceOf(first, second, ndc),
    atRisk: [{ line: second, cents }],
    arithmetic: `${dollars(cents)} paid on row ${second.row}`,
    class: likeness === 'same-fill' ? 'error' : 'lead',
  })
}

function explain(line: ClaimLine, ndc: string, likeness: FillLikeness): string {
  switch (likeness) {
    case 'same-fill':
      return `Fill ${line.refillNumber ?? ''} of prescription ${line.prescriptionNumber ?? ''} (NDC ${ndc}) is billed twice by pharmacy ${line.pharmacyId ?? ''}`
    case 'same-prescription':
      return `Prescription ${line.prescriptionNumber ?? ''} (NDC ${ndc}) is billed twice`
    case 'same-quantity':
      return `The same patient got NDC ${ndc}, quantity ${line.quantity ?? ''}, twice`
  }
}

function place(line: ClaimLine): string {
  const where = line.row === 0 ? 'a line of an earlier upload' : `row ${line.row}`
  return line.paidCents === undefined ? where : `${where} (${dollars(line.paidCents)} paid)`
}

function evidenceOf(first: ClaimLine, second: ClaimLine, ndc: string) {
  return [first, second].flatMap(({ row, prescriptionNumber, quantity }) => [
    { row, field: 'ndc', value: ndc },
    ...(prescriptionNumber === undefined
      ? []
      : [{ row, field: 'prescriptionNumber', value: prescriptionNumber }]),
    ...(quantity === undefined ? [] : [{ row, field: 'quantity', value: String(quantity) }]),
  ])
}
