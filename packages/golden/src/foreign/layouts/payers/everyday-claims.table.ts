import type { MedicalRow } from '../../../making/medical-row.ts'
import type { Layout } from '../../layout.ts'
import type { MedicalCell } from '../../medical-cells.table.ts'
import { firstClaims } from '../../medical-claims.ts'

/** Exports of portals, practices and bill reviewers, as they are sent on every day. */
export const everydayClaimLayouts: readonly Layout<MedicalRow, MedicalCell>[] = [
  {
    name: 'remittance-download',
    manner:
      'Remittances of a portal: `Procedure Code/Modifiers` with HC:99213:25, `Submitted Charge`',
    rows: firstClaims,
    days: 'american',
    columns: [
      ['Payer Name', 'payer'],
      ['Patient Control Number', '=PC-77'],
      ['Payer Claim Control Number', 'claim'],
      ['Subscriber ID', 'patient'],
      ['Patient Birth Date', 'birth'],
      ['Patient Gender', 'sex'],
      ['Claim Status Code', 'remitStatus'],
      ['Rendering NPI', 'renderingNpi'],
      ['Service Dates', 'from'],
      ['Place', 'place'],
      ['Dx', 'diagnosisPipes'],
      ['Procedure Code/Modifiers', 'qualifiedCode'],
      ['Paid Units', 'units'],
      ['Submitted Charge', 'charge'],
      ['Allowed', 'allowed'],
      ['Paid', 'paid'],
    ],
  },
  {
    name: 'transactions-of-a-practice',
    manner: 'Transactions of a practice: `TX_ID` before `INVOICE_NUM`, `PROCEDURE_QUANTITY`',
    rows: firstClaims,
    days: 'american',
    columns: [
      ['TX_ID', 'claimLine'],
      ['INVOICE_NUM', 'claim'],
      ['ORIG_SERVICE_DATE', 'from'],
      ['PAT_MRN_ID', 'patient'],
      ['PAT_BIRTH_DATE', 'birth'],
      ['PAT_SEX', 'sexWord'],
      ['CPT_CODE', 'code'],
      ['MODIFIER_ONE', 'mod1'],
      ['MODIFIER_TWO', 'mod2'],
      ['PROCEDURE_QUANTITY', 'units'],
      ['CHG_AMOUNT', 'charge'],
      ['PRIMARY_DX_CODE', 'dx1'],
      ['DX_TWO_CODE', 'dx2'],
      ['SERV_PROV_NPI', 'renderingNpi'],
      ['POS_TYPE_CODE', 'place'],
      ['ALLOWED_AMT', 'allowed'],
      ['INS_PMT_AMT', 'paid'],
    ],
  },
]
