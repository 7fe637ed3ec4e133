import { isPlaceholderNdc, readNdc } from '../../codes/ndc.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { fillLikeness, type FillLikeness } from '../../facts/fills/fill-likeness.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { cannotTell, eachOpenLine, finding, look, pass, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, field, money, nothing, row, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noDrug = cannotTell('no NDC that names a drug')

/** The same fill paid twice, after reversals are netted. */
export const duplicateFill = defineGroupRule({
  id: 'duplicate-fill',
  version: 1,
  title: 'Fill paid twice',
  category: 'duplicate',
  class: 'error',
  basis: 'plan',
  picksSurvivor: true,
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('NCPDP Telecommunication Standard', 'reject code 83, duplicate paid or captured claim'),
  ],
  needs: { fields: ['patientKey', 'serviceFromDay', 'ndcAsBilled'], tables: [] },
  clearedBy:
    'A reversal of one of the two, or dispensing and pick-up records that show two separate fills.',
  suggestedFix: 'Reverse the second claim, or send the pick-up log for both.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge() {
    const earlier: ClaimLine[] = []
    return eachOpenLine((line) => outcomeOf(line, earlier))
  },
})

/** @param earlier the patient's paid fills before this one, by date; this one is added */
function outcomeOf(line: ClaimLine, earlier: ClaimLine[]): Outcome {
  if (line.claimStatus === 'pending') return deniedOrPending
  if (line.serviceFromDay === undefined) return noServiceDate
  const ndc = ndcOf(line)
  if (ndc === undefined || isPlaceholderNdc(ndc)) return noDrug
  const outcome = compared(line, ndc, earlier)
  earlier.push(line)
  return outcome
}

/** Beside the fills of its day, the last of them first. */
function compared(line: ClaimLine, ndc: string, earlier: readonly ClaimLine[]): Outcome {
  for (let before = earlier.length - 1; before >= 0; before--) {
    const other = earlier[before]
    if (other === undefined || other.serviceFromDay !== line.serviceFromDay) break
    const likeness = ndcOf(other) === ndc ? fillLikeness(other, line) : undefined
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
  const { serviceFromDay: day } = second
  const on = day === undefined ? nothing : say` on ${date(day)}`
  return finding({
    message: say`${explain(second, ndc, likeness)}${on}: ${place(first)} and ${place(second)}.`,
    lines: [second],
    related: [first],
    evidence: evidenceOf(first, second, ndc),
    ...wholeFillAtRisk(second),
    class: likeness === 'same-fill' ? 'error' : 'lead',
  })
}

function explain(line: ClaimLine, ndc: string, likeness: FillLikeness): Sentence {
  const prescription = field(line, 'prescriptionNumber')
  switch (likeness) {
    case 'same-fill':
      return say`Fill ${field(line, 'refillNumber')} of prescription ${prescription} (NDC ${code(ndc)}) is billed twice by pharmacy ${field(line, 'pharmacyId')}`
    case 'same-prescription':
      return say`Prescription ${prescription} (NDC ${code(ndc)}) is billed twice`
    case 'same-quantity':
      return say`The same patient got NDC ${code(ndc)}, quantity ${field(line, 'quantity')}, twice`
  }
}

function place(line: ClaimLine): Sentence {
  const where = line.row === 0 ? words('a line of an earlier upload') : say`${row(line)}`
  return line.paidCents === undefined ? where : say`${where} (${money(line.paidCents)} paid)`
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
