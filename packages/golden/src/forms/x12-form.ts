import { strToU8, zipSync } from 'fflate'
import type { MedicalRow } from '../making/medical-row.ts'
import type { Form } from './form.ts'
import { asOneClaim, claimsOf, icdVersion } from './one-claim.ts'
import { claims837 } from './x12-claims.ts'
import { enveloped } from './x12-envelope.ts'
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
