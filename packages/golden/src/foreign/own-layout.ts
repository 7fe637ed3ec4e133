import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { OwnChanges } from './layout.ts'
import type { MedicalRow } from '../making/medical-row.ts'

/** Headers of our own layout by the field of the row that stands below them. */
type OwnHeaders<Row> = Readonly<Partial<Record<keyof Row & string, readonly string[]>>>

const adjustments = [1, 2, 3].flatMap((at) =>
  ['Adj Group Code', 'Adj Reason Code', 'Adj Amount'].map((name) => `${name} ${at}`),
)

const medicalHeaders: OwnHeaders<MedicalRow> = {
  claimId: ['Claim Number'],
  line: ['Line'],
  form: ['Claim Type'],
  frequency: ['Frequency'],
  originalClaimId: ['Original Claim Number'],
  payer: ['Payer'],
  plan: ['Plan Type'],
  patient: ['Member ID'],
  birth: ['DOB'],
  sex: ['Sex'],
  from: ['Date of Service'],
  through: ['Through Date'],
  admission: ['Admission Date'],
  discharge: ['Discharge Date'],
  received: ['Received Date'],
  paidOn: ['Paid Date'],
  billingNpi: ['Billing NPI'],
  renderingNpi: ['Rendering NPI'],
  facilityNpi: ['Facility NPI'],
  referringNpi: ['Referring NPI'],
  taxId: ['Tax ID'],
  specialty: ['Specialty'],
  place: ['POS'],
  billType: ['Type of Bill'],
  revenue: ['Revenue Code'],
  drg: ['DRG'],
  code: ['CPT/HCPCS'],
  modifiers: ['Modifiers'],
  diagnoses: ['Diagnosis Codes'],
  units: ['Units'],
  ndc: ['NDC'],
  drugName: ['Drug Name'],
  charge: ['Charge'],
  allowed: ['Allowed'],
  paid: ['Paid'],
  share: ['Patient Responsibility'],
  status: ['Status'],
  adjustments,
  rebate: ['Rebate Amount'],
}

const fillHeaders: OwnHeaders<FillRow> = {
  claimId: ['Claim ID'],
  payer: ['Payer'],
  plan: ['Plan Type'],
  member: ['Member ID'],
  birth: ['DOB'],
  sex: ['Sex'],
  prescription: ['Rx Number'],
  refill: ['Fill Number'],
  refillsAllowed: ['Refills Authorized'],
  written: ['Date Written'],
  filled: ['Date Filled'],
  ndc: ['NDC'],
  drugName: ['Drug Name'],
  quantity: ['Qty Dispensed'],
  days: ['Days Supply'],
  unit: ['UOM'],
  daw: ['DAW'],
  brand: ['Brand/Generic'],
  prescriberNpi: ['Prescriber NPI'],
  pharmacyNpi: ['Pharmacy NPI'],
  compound: ['Compound Code'],
  clarification: ['SCC'],
  basisOfCost: ['Basis of Cost'],
  diagnosis: ['Diagnosis Code'],
  ingredientCost: ['Ingredient Cost'],
  fee: ['Dispensing Fee'],
  charge: ['Usual and Customary'],
  allowed: ['Total Cost'],
  copay: ['Copay'],
  paid: ['Plan Paid'],
  status: ['Status'],
  rejectCode: ['Reject Code'],
  rebate: ['Rebate Amount'],
}

/** Visits in our own layout with the columns of these fields alone. */
export function ownMedicalText(
  rows: readonly MedicalRow[],
  fields: ReadonlySet<string>,
  changes: OwnChanges<MedicalRow> = {},
): string {
  return ownText(rows, restricted(medicalDialects.plain, medicalHeaders, fields), changes)
}

/** Fills in our own layout with the columns of these fields alone. */
export function ownFillText(
  rows: readonly FillRow[],
  fields: ReadonlySet<string>,
  changes: OwnChanges<FillRow> = {},
): string {
  return ownText(rows, restricted(pharmacyDialects.plain, fillHeaders, fields), changes)
}

function ownText<Row>(
  rows: readonly Row[],
  dialect: Dialect<Row>,
  { headers = {}, blank, columns = [], rows: isLine = () => true }: OwnChanges<Row>,
): string {
  const blanked = ([header, cell]: Dialect<Row>[number]): Dialect<Row>[number] =>
    blank?.headers.includes(header) === true
      ? [header, (row) => (blank.where(row) ? '' : cell(row))]
      : [header, cell]
  const own = dialect
    .map(blanked)
    .map(([header, cell]) => [headers[header] ?? header, cell] as const)
  return writeCsv(rows.filter(isLine), [...own, ...columns])
}

function restricted<Row>(
  dialect: Dialect<Row>,
  headers: OwnHeaders<Row>,
  fields: ReadonlySet<string>,
): Dialect<Row> {
  const kept = new Set(
    Object.entries<readonly string[] | undefined>(headers).flatMap(([field, names]) =>
      fields.has(field) ? (names ?? []) : [],
    ),
  )
  return dialect.filter(([header]) => kept.has(header))
}
