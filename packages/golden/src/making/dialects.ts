import { isoDate, type Day } from '@plumbline/engine'
import type { FillRow } from './fill-row.ts'
import type { MedicalRow } from './medical-row.ts'

/** Column names and how each writes its cell. */
export type Dialect<Row> = readonly (readonly [
  header: string,
  cell: (row: Row) => string | number,
])[]

const dollars = (cents: number) => (cents / 100).toFixed(2)
const known = <Value>(value: Value | undefined, write: (value: Value) => string) =>
  value === undefined ? '' : write(value)
const american = (day: Day) => isoDate(day).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
const compact = (day: Day) => isoDate(day).replaceAll('-', '')
const undotted = (code: string) => code.replace('.', '')
const hyphenated = (ndc: string) => ndc.replace(/^(\d{5})(\d{4})(\d{2})$/, '$1-$2-$3')

const unitPrice = ({ unitPrice: stated, charge, units }: MedicalRow) =>
  stated ?? Math.round(charge / Math.max(1, units))

const forms = { P: 'Professional', I: 'Institutional', D: 'DME' } as const

const plainMedical: Dialect<MedicalRow> = [
  ['Claim Number', (row) => row.claimId],
  ['Line', (row) => row.line],
  ['Claim Type', (row) => forms[row.form]],
  ['Frequency', (row) => row.frequency],
  ['Original Claim Number', (row) => row.originalClaimId],
  ['Payer', (row) => row.payer],
  ['Plan Type', (row) => row.plan],
  ['Member ID', (row) => row.patient],
  ['DOB', (row) => american(row.birth)],
  ['Sex', (row) => row.sex],
  ['Date of Service', (row) => american(row.from)],
  ['Through Date', (row) => american(row.through)],
  ['Admission Date', (row) => known(row.admission, american)],
  ['Discharge Date', (row) => known(row.discharge, american)],
  ['Received Date', (row) => american(row.received)],
  ['Paid Date', (row) => american(row.paidOn)],
  ['Billing NPI', (row) => row.billingNpi],
  ['Rendering NPI', (row) => row.renderingNpi],
  ['Facility NPI', (row) => row.facilityNpi],
  ['Referring NPI', (row) => row.referringNpi],
  ['Tax ID', (row) => row.taxId],
  ['Specialty', (row) => row.specialty],
  ['POS', (row) => row.place],
  ['Type of Bill', (row) => row.billType],
  ['Revenue Code', (row) => row.revenue],
  ['DRG', (row) => row.drg],
  ['Discharge Status', (row) => row.dischargeStatus ?? ''],
  ['Condition Codes', (row) => row.conditionCodes?.join(' ') ?? ''],
  ['CPT/HCPCS', (row) => row.code],
  ['Modifiers', (row) => row.modifiers.join(',')],
  ['Diagnosis Codes', (row) => row.diagnoses.join('; ')],
  ['POA Indicators', (row) => row.presentOnAdmission?.join(';') ?? ''],
  ['ICD-10-PCS', (row) => row.procedures?.join('; ') ?? ''],
  ['Units', (row) => row.units],
  ['Anesthesia Minutes', (row) => row.minutes ?? ''],
  ['Unit Price', (row) => dollars(unitPrice(row))],
  ['NDC', (row) => hyphenated(row.ndc)],
  ['NDC Quantity', (row) => row.ndcQuantity ?? ''],
  ['Drug Name', (row) => row.drugName],
  ['Charge', (row) => dollars(row.charge)],
  ['Allowed', (row) => dollars(row.allowed)],
  ['Paid', (row) => dollars(row.paid)],
  ['Patient Responsibility', (row) => dollars(row.share)],
  ['Status', (row) => row.status],
  ...adjustmentColumns('Adj Group Code', 'Adj Reason Code', 'Adj Amount'),
  ['Rebate Amount', (row) => known(row.rebate, dollars)],
]

const warehouseMedical: Dialect<MedicalRow> = [
  ['CLAIM_ID', (row) => row.claimId],
  ['CLAIM_LINE_NUMBER', (row) => row.line],
  ['CLAIM_TYPE', (row) => forms[row.form].toLowerCase()],
  ['CLAIM_FREQUENCY_CODE', (row) => row.frequency],
  ['ORIGINAL_CLAIM_ID', (row) => row.originalClaimId],
  ['PERSON_ID', (row) => row.patient],
  ['BIRTH_DATE', (row) => compact(row.birth)],
  ['GENDER', (row) => (row.sex === 'F' ? 'female' : 'male')],
  ['PAYER', (row) => row.payer],
  ['LINE_OF_BUSINESS', (row) => row.plan],
  ['CLAIM_LINE_START_DATE', (row) => compact(row.from)],
  ['CLAIM_LINE_END_DATE', (row) => compact(row.through)],
  ['ADMISSION_DATE', (row) => known(row.admission, compact)],
  ['DISCHARGE_DATE', (row) => known(row.discharge, compact)],
  ['CLAIM_RECEIVED_DATE', (row) => compact(row.received)],
  ['PAID_DATE', (row) => compact(row.paidOn)],
  ['BILL_TYPE_CODE', (row) => known(row.billType || undefined, (type) => `0${type}`)],
  ['MS_DRG_CODE', (row) => row.drg],
  ['DISCHARGE_DISPOSITION_CODE', (row) => row.dischargeStatus ?? ''],
  ['CONDITION_CODE', (row) => row.conditionCodes?.join(',') ?? ''],
  ['PLACE_OF_SERVICE_CODE', (row) => row.place],
  ['REVENUE_CENTER_CODE', (row) => row.revenue],
  ['HCPCS_CODE', (row) => row.code],
  ['HCPCS_MODIFIER_1', (row) => row.modifiers[0] ?? ''],
  ['HCPCS_MODIFIER_2', (row) => row.modifiers[1] ?? ''],
  ['HCPCS_MODIFIER_3', (row) => row.modifiers[2] ?? ''],
  ['SERVICE_UNIT_QUANTITY', (row) => row.units.toFixed(3)],
  ['UNIT_PRICE', (row) => dollars(unitPrice(row))],
  ['ANESTHESIA_MINUTES', (row) => row.minutes ?? ''],
  ['ICD_PRCDR_CD_1', (row) => row.procedures?.[0] ?? ''],
  ['RENDERING_NPI', (row) => row.renderingNpi],
  ['BILLING_NPI', (row) => row.billingNpi],
  ['BILLING_TIN', (row) => row.taxId],
  ['FACILITY_NPI', (row) => row.facilityNpi],
  ['REFERRING_NPI', (row) => row.referringNpi],
  ['PROVIDER_SPECIALTY', (row) => row.specialty],
  ['DIAGNOSIS_CODE_1', (row) => undotted(row.diagnoses[0] ?? '')],
  ['DIAGNOSIS_CODE_2', (row) => undotted(row.diagnoses[1] ?? '')],
  ['DIAGNOSIS_CODE_3', (row) => undotted(row.diagnoses[2] ?? '')],
  ['DIAGNOSIS_CODE_4', (row) => undotted(row.diagnoses[3] ?? '')],
  ['DIAGNOSIS_POA_1', (row) => row.presentOnAdmission?.[0] ?? ''],
  ['DIAGNOSIS_POA_2', (row) => row.presentOnAdmission?.[1] ?? ''],
  ['DIAGNOSIS_POA_3', (row) => row.presentOnAdmission?.[2] ?? ''],
  ['NDC_CODE', (row) => row.ndc],
  ['NDC_UNIT_QUANTITY', (row) => row.ndcQuantity ?? ''],
  ['DRUG_NAME', (row) => row.drugName],
  ['CHARGE_AMOUNT', (row) => dollars(row.charge)],
  ['ALLOWED_AMOUNT', (row) => dollars(row.allowed)],
  ['PAID_AMOUNT', (row) => dollars(row.paid)],
  ['MEMBER_COST_SHARE', (row) => dollars(row.share)],
  ['CLAIM_LINE_STATUS', (row) => row.status.toUpperCase()],
  ...adjustmentColumns('CAS_GROUP_CODE', 'CARC_CODE', 'CAS_AMOUNT'),
  ['REBATE_AMOUNT', (row) => known(row.rebate, dollars)],
]

/** Three adjustments side by side, numbered. */
function adjustmentColumns(group: string, reason: string, amount: string): Dialect<MedicalRow> {
  return [0, 1, 2].flatMap((at): Dialect<MedicalRow> => [
    [`${group} ${at + 1}`, (row) => row.adjustments[at]?.group ?? ''],
    [`${reason} ${at + 1}`, (row) => row.adjustments[at]?.reason ?? ''],
    [`${amount} ${at + 1}`, (row) => known(row.adjustments[at]?.cents, dollars)],
  ])
}

const plainPharmacy: Dialect<FillRow> = [
  ['Claim ID', (row) => row.claimId],
  ['Payer', (row) => row.payer],
  ['Plan Type', (row) => row.plan],
  ['Member ID', (row) => row.member],
  ['DOB', (row) => american(row.birth)],
  ['Sex', (row) => row.sex],
  ['Rx Number', (row) => row.prescription],
  ['Fill Number', (row) => row.refill],
  ['Refills Authorized', (row) => row.refillsAllowed],
  ['Date Written', (row) => known(row.written, american)],
  ['Date Filled', (row) => american(row.filled)],
  ['NDC', (row) => hyphenated(row.ndc)],
  ['Drug Name', (row) => row.drugName],
  ['Qty Dispensed', (row) => row.quantity],
  ['Days Supply', (row) => row.days],
  ['UOM', (row) => row.unit],
  ['DAW', (row) => row.daw],
  ['Brand/Generic', (row) => (row.brand ? 'B' : 'G')],
  ['Prescriber NPI', (row) => row.prescriberNpi],
  ['Prescriber DEA', (row) => row.prescriberDea],
  ['Pharmacy NPI', (row) => row.pharmacyNpi],
  ['Compound Code', (row) => (row.compound ? '2' : '1')],
  ['SCC', (row) => row.clarification],
  ['Basis of Cost', (row) => row.basisOfCost],
  ['Diagnosis Code', (row) => row.diagnosis],
  ['Ingredient Cost', (row) => dollars(row.ingredientCost)],
  ['Dispensing Fee', (row) => dollars(row.fee)],
  ['Usual and Customary', (row) => dollars(row.charge)],
  ['Total Cost', (row) => dollars(row.allowed)],
  ['Copay', (row) => dollars(row.copay)],
  ['Plan Paid', (row) => dollars(row.paid)],
  ['Status', (row) => row.status],
  ['Reject Code', (row) => row.rejectCode],
  ['Amount Paid to Pharmacy', (row) => known(row.pharmacyPaid, dollars)],
  ['Rebate Amount', (row) => known(row.rebate, dollars)],
  ['Rebate Units', (row) => row.rebateUnits ?? ''],
]

const transactions = { Paid: 'P', Reversed: 'X', Rejected: 'R' } as const

const standardPharmacy: Dialect<FillRow> = [
  ['transaction_reference_number', (row) => row.claimId],
  ['payer_name', (row) => row.payer],
  ['line_of_business', (row) => row.plan],
  ['cardholder_id', (row) => row.member],
  ['date_of_birth', (row) => isoDate(row.birth)],
  ['gender_code', (row) => row.sex],
  ['402-D2', (row) => row.prescription],
  ['403-D3', (row) => String(row.refill).padStart(2, '0')],
  ['415-DF', (row) => row.refillsAllowed],
  ['414-DE', (row) => known(row.written, isoDate)],
  ['401-D1', (row) => isoDate(row.filled)],
  ['407-D7', (row) => row.ndc],
  ['drug_label_name', (row) => row.drugName],
  ['442-E7', (row) => row.quantity.toFixed(3)],
  ['405-D5', (row) => row.days],
  ['600-28', (row) => row.unit],
  ['408-D8', (row) => row.daw],
  ['brand_generic_indicator', (row) => (row.brand ? 'Brand' : 'Generic')],
  ['411-DB', (row) => row.prescriberNpi],
  ['PRESCRIBER DEA', (row) => row.prescriberDea],
  ['201-B1', (row) => row.pharmacyNpi],
  ['406-D6', (row) => (row.compound ? '2' : '1')],
  ['420-DK', (row) => row.clarification],
  ['423-DN', (row) => row.basisOfCost],
  ['424-DO', (row) => undotted(row.diagnosis)],
  ['506-F6', (row) => dollars(row.ingredientCost)],
  ['507-F7', (row) => dollars(row.fee)],
  ['426-DQ', (row) => dollars(row.charge)],
  ['total_cost', (row) => dollars(row.allowed)],
  ['505-F5', (row) => dollars(row.copay)],
  ['509-F9', (row) => dollars(row.paid)],
  ['112-AN', (row) => transactions[row.status]],
  ['511-FB', (row) => row.rejectCode],
  ['pharmacy_paid_amount', (row) => known(row.pharmacyPaid, dollars)],
  ['rebate_amount', (row) => known(row.rebate, dollars)],
  ['rebate_units', (row) => row.rebateUnits ?? ''],
]

/** Each way of writing medical claims; all say the same. */
export const medicalDialects = { plain: plainMedical, warehouse: warehouseMedical } as const
/** Each way of writing fills. */
export const pharmacyDialects = { plain: plainPharmacy, standard: standardPharmacy } as const

/** The rows as CSV. No cell of ours holds a quotation mark; commas are quoted. */
export function writeCsv<Row>(rows: readonly Row[], dialect: Dialect<Row>): string {
  const header = dialect.map(([name]) => name).join(',')
  const lines = rows.map((row) => dialect.map(([, cell]) => quoted(String(cell(row)))).join(','))
  return [header, ...lines, ''].join('\n')
}

function quoted(cell: string): string {
  return cell.includes(',') ? `"${cell}"` : cell
}
