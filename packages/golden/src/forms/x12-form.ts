import { strToU8, zipSync } from 'fflate'
import type { MedicalRow } from '../making/medical-row.ts'
import type { Form } from './form.ts'
import { claims837, diagnosesOf, enveloped, type Claim } from './x12-claims.ts'
import { remittances835 } from './x12-remittances.ts'

const said = [
  'claimId line form frequency originalClaimId payer plan patient birth sex from through',
  'admission discharge received paidOn billingNpi renderingNpi facilityNpi referringNpi taxId',
  'place billType revenue drg code modifiers diagnoses units ndc charge allowed paid share status',
  'adjustments',
]
const isField = (name: string): name is keyof MedicalRow => name !== ''
const fields = new Set(said.join(' ').split(' ').filter(isField))

/** Claims (837) and their remittances (835) in one archive. */
export const x12Form: Form<MedicalRow> = {
  name: 'X12: 837 and 835 in one zip archive',
  fields,
  write: (rows) => {
    const claims = claimsOf(rows)
    const isFacility = rows[0]?.form === 'I'
    const guide = isFacility ? '005010X223A2' : '005010X222A1'
    return zipSync({
      'payments.835': strToU8(enveloped('835', '005010X221A1', remittances835(claims))),
      'claims.837': strToU8(enveloped('837', guide, [claims837(claims)])),
    })
  },
  loses: (rows) => claimsOf(rows).flatMap(asOneClaim),
  own: {
    // A remittance names no share of the patient where there is none, and a denied claim is one as a whole.
    blank: {
      headers: ['Patient Responsibility'],
      where: ({ adjustments }) => !adjustments.some(({ group }) => group === 'PR'),
    },
    columns: [
      ['Discharge Status', ({ discharge }) => (discharge === undefined ? '' : '01')],
      ['ICD Version', icdVersion],
      ['Provider Name', () => 'GROUP'],
    ],
  },
}

/** Rows by claim and what was done with it, each claim once. */
function claimsOf(rows: readonly MedicalRow[]): readonly Claim[] {
  const claims = Map.groupBy(rows, (row) => [row.claimId, row.frequency, row.patient].join(' '))
  return Array.from(claims.values(), ([first, ...rest]): Claim[] =>
    first ? [[first, ...rest]] : [],
  ).flat()
}

/** What stands at the claim's head is the same for its lines, and lines are numbered through. */
function asOneClaim(claim: Claim): readonly MedicalRow[] {
  const [head] = claim
  const all = diagnosesOf(claim)
  const through = Math.max(...claim.map((row) => row.through))
  return claim.map((row, at) => ({
    ...row,
    line: at + 1,
    birth: head.birth,
    sex: head.sex,
    admission: head.admission,
    discharge: head.discharge === undefined ? undefined : through,
    originalClaimId: head.originalClaimId,
    billingNpi: head.billingNpi,
    taxId: head.taxId,
    received: head.received,
    paidOn: head.paidOn,
    status: head.status,
    share: row.adjustments.reduce((sum, { group, cents }) => sum + (group === 'PR' ? cents : 0), 0),
    diagnoses: row.form === 'I' || row.diagnoses.length === 0 ? all : row.diagnoses.slice(0, 4),
    modifiers: row.modifiers.slice(0, 4),
  }))
}

/** As its codes say; of a line without any, nothing. */
function icdVersion({ diagnoses: [first] }: MedicalRow): string {
  if (first === undefined) return ''
  return /^\d/.test(first) ? '9' : '10'
}
