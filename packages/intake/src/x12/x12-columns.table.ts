import type { Meaning } from '../words/meanings.ts'

/** A cell of a row made of X12 segments: the name that a person reads, and what it means. */
interface X12Column {
  readonly header: string
  readonly meaning: Meaning
}

/** What the lines of claims (837) and remittances (835) state, each in a column of its own. */
export const x12Columns = {
  claimId: { header: 'CLM01 or CLP01 claim number', meaning: 'claimId' },
  lineNumber: { header: 'LX01 line', meaning: 'lineNumber' },
  claimType: { header: 'ST03 claim type', meaning: 'claimType' },
  frequencyCode: { header: 'CLM05-3 or CLP09 frequency', meaning: 'frequencyCode' },
  originalClaimId: { header: 'REF F8 original claim', meaning: 'originalClaimId' },
  claimStatus: { header: 'CLP02 claim status', meaning: 'claimStatus' },
  payer: { header: 'NM1 PR or N1 PR payer', meaning: 'payer' },
  planType: { header: 'SBR09 or CLP06 plan', meaning: 'planType' },
  patientKey: { header: 'NM109 member', meaning: 'patientKey' },
  personCode: { header: 'NM1 QC beside IL, person of the family', meaning: 'personCode' },
  lastName: { header: 'NM103 last name', meaning: 'patientLastName' },
  firstName: { header: 'NM104 first name', meaning: 'patientFirstName' },
  birthDay: { header: 'DMG02 birth date', meaning: 'birthDay' },
  sex: { header: 'DMG03 sex', meaning: 'sex' },
  deathDay: { header: 'PAT06 date of death', meaning: 'deathDay' },
  serviceFromDay: { header: 'DTP 472 or DTM 472 from', meaning: 'serviceFromDay' },
  serviceThroughDay: { header: 'DTP 472 or DTM 151 through', meaning: 'serviceThroughDay' },
  claimFromDay: { header: 'DTP 434 or DTM 232 claim from', meaning: 'claimFromDay' },
  claimThroughDay: { header: 'DTP 434 or DTM 233 claim through', meaning: 'claimThroughDay' },
  admissionDay: { header: 'DTP 435 admission', meaning: 'admissionDay' },
  dischargeDay: { header: 'DTP 096 discharge', meaning: 'dischargeDay' },
  receivedDay: { header: 'DTM 050 received', meaning: 'receivedDay' },
  paidDay: { header: 'BPR16 or DTP 573 paid', meaning: 'paidDay' },
  procedureCode: {
    header: 'SV101-2, SV202-2, SV301-2 or SVC01-2 procedure',
    meaning: 'procedureCode',
  },
  modifiers: { header: 'SV101-3 to 6 modifiers', meaning: 'modifiers' },
  diagnoses: { header: 'HI diagnoses', meaning: 'diagnoses' },
  icdVersion: { header: 'HI qualifier ICD version', meaning: 'icdVersion' },
  placeOfService: { header: 'SV105 or CLM05-1 place of service', meaning: 'placeOfService' },
  revenueCode: { header: 'SV201 or SVC04 revenue code', meaning: 'revenueCode' },
  billType: { header: 'CLM05 type of bill', meaning: 'billType' },
  drg: { header: 'HI DR or CLP11 DRG', meaning: 'drg' },
  dischargeStatus: { header: 'CL103 discharge status', meaning: 'dischargeStatus' },
  conditionCodes: { header: 'HI BG condition codes', meaning: 'conditionCodes' },
  presentOnAdmission: { header: 'HI present on admission', meaning: 'presentOnAdmission' },
  occurrenceCodes: { header: 'HI BH and BI occurrence codes', meaning: 'occurrenceCodes' },
  valueCodes: { header: 'HI BE value codes', meaning: 'valueCodes' },
  inpatientProcedures: {
    header: 'HI BBR, BBQ, BR and BQ procedures',
    meaning: 'inpatientProcedures',
  },
  admissionType: { header: 'CL101 admission type', meaning: 'admissionType' },
  admissionSource: { header: 'CL102 point of origin', meaning: 'admissionSource' },
  attendingNpi: { header: 'NM109 71 attending NPI', meaning: 'attendingNpi' },
  units: { header: 'SV104, SV205, SV306 or SVC05 units', meaning: 'units' },
  anesthesiaMinutes: { header: 'SV104 MJ minutes', meaning: 'anesthesiaMinutes' },
  ndc: { header: 'LIN03 or SVC01-2 N4 NDC', meaning: 'ndcAsBilled' },
  ndcQuantity: { header: 'CTP04 NDC quantity', meaning: 'ndcQuantity' },
  quantity: { header: 'SVC05 N4 quantity', meaning: 'quantity' },
  unitOfMeasure: { header: 'CTP05-1 NDC unit', meaning: 'unitOfMeasure' },
  prescriptionNumber: { header: 'REF XZ prescription', meaning: 'prescriptionNumber' },
  billingNpi: { header: 'NM109 85 or N104 PE billing NPI', meaning: 'billingNpi' },
  renderingNpi: { header: 'NM109 82 or 71 rendering NPI', meaning: 'renderingNpi' },
  referringNpi: { header: 'NM109 DN, DK or P3 referring NPI', meaning: 'referringNpi' },
  facilityNpi: { header: 'NM109 77 facility NPI', meaning: 'facilityNpi' },
  providerTaxId: { header: 'REF EI or TJ tax number', meaning: 'providerTaxId' },
  providerId: { header: 'NM103 85 or N102 PE provider', meaning: 'providerId' },
  specialty: { header: 'PRV03 taxonomy', meaning: 'specialty' },
  oralSite: { header: 'SV304, TOO02 or TOO03 tooth and part of the mouth', meaning: 'oralSite' },
  charge: { header: 'SV102, SV203, SV302 or SVC02 charge', meaning: 'chargeCents' },
  allowed: { header: 'AMT B6 allowed', meaning: 'allowedCents' },
  paid: { header: 'SVC03 or SVD02 paid', meaning: 'paidCents' },
  claimCharge: { header: 'CLM02 or CLP03 claim charge', meaning: 'claimChargeCents' },
  claimPaid: { header: 'CLP04 claim paid', meaning: 'claimPaidCents' },
  patientShare: { header: 'CAS PR patient share', meaning: 'patientShareCents' },
  otherPayerPaid: { header: 'SVD02 other payer paid', meaning: 'otherPayerPaidCents' },
  adjustments: { header: 'CAS adjustments', meaning: 'adjustmentReason' },
} as const satisfies Readonly<Record<string, X12Column>>

/** Name of a column. */
export type X12Name = keyof typeof x12Columns

/** What segments say of a row, by column; silent where they say nothing. */
export type X12Facts = Partial<Record<X12Name, string>>

const names = Object.keys(x12Columns) as X12Name[]

/** The header row. */
export const x12Header: readonly string[] = Object.values(x12Columns).map(({ header }) => header)

/** The row that holds facts, in the order of the header. */
export function cellsOf(facts: X12Facts): string[] {
  return names.map((name) => facts[name] ?? '')
}

/** Notes a fact, unless it is blank. */
export function put(facts: X12Facts, name: X12Name, value: string | undefined): void {
  const plain = value?.trim() ?? ''
  if (plain !== '') facts[name] = plain
}
