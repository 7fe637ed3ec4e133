import type { Meaning } from '../words/meanings.ts'

interface FormColumn {
  readonly header: string
  readonly meaning: Meaning
}

/** What the boxes of a CMS-1500 and the form locators (FL) of a UB-04 state, each in a column of its own. */
export const formColumns = {
  claimId: { header: 'box 26 or FL 3a account number', meaning: 'claimId' },
  lineNumber: { header: 'line of the form', meaning: 'lineNumber' },
  claimType: { header: 'form', meaning: 'claimType' },
  frequencyCode: { header: 'box 22 resubmission code', meaning: 'frequencyCode' },
  originalClaimId: { header: 'box 22 or FL 64 original claim', meaning: 'originalClaimId' },
  payer: { header: 'payer or FL 50', meaning: 'payer' },
  planType: { header: 'box 1 coverage', meaning: 'planType' },
  patientKey: { header: 'box 1a or FL 60 insured ID', meaning: 'patientKey' },
  patientName: { header: 'box 2 or FL 8 patient', meaning: 'patientName' },
  birthDay: { header: 'box 3 or FL 10 birth date', meaning: 'birthDay' },
  sex: { header: 'box 3 or FL 11 sex', meaning: 'sex' },
  serviceFromDay: { header: 'box 24A or FL 45 from', meaning: 'serviceFromDay' },
  serviceThroughDay: { header: 'box 24A through', meaning: 'serviceThroughDay' },
  claimFromDay: { header: 'FL 6 from', meaning: 'claimFromDay' },
  claimThroughDay: { header: 'FL 6 through', meaning: 'claimThroughDay' },
  admissionDay: { header: 'box 18 or FL 12 admission', meaning: 'admissionDay' },
  dischargeDay: { header: 'box 18 discharge', meaning: 'dischargeDay' },
  procedureCode: { header: 'box 24D or FL 44 procedure', meaning: 'procedureCode' },
  modifiers: { header: 'box 24D or FL 44 modifiers', meaning: 'modifiers' },
  diagnoses: { header: 'box 21 and 24E or FL 67 diagnoses', meaning: 'diagnoses' },
  icdVersion: { header: 'box 21 or FL 66 ICD version', meaning: 'icdVersion' },
  placeOfService: { header: 'box 24B place of service', meaning: 'placeOfService' },
  revenueCode: { header: 'FL 42 revenue code', meaning: 'revenueCode' },
  billType: { header: 'FL 4 type of bill', meaning: 'billType' },
  drg: { header: 'FL 71 DRG', meaning: 'drg' },
  dischargeStatus: { header: 'FL 17 discharge status', meaning: 'dischargeStatus' },
  conditionCodes: { header: 'FL 18 to 28 condition codes', meaning: 'conditionCodes' },
  presentOnAdmission: { header: 'FL 67 present on admission', meaning: 'presentOnAdmission' },
  occurrenceCodes: { header: 'FL 31 to 36 occurrence codes', meaning: 'occurrenceCodes' },
  valueCodes: { header: 'FL 39 to 41 value codes', meaning: 'valueCodes' },
  inpatientProcedures: { header: 'FL 74 procedures', meaning: 'inpatientProcedures' },
  admissionType: { header: 'FL 14 type of admission', meaning: 'admissionType' },
  admissionSource: { header: 'FL 15 point of origin', meaning: 'admissionSource' },
  attendingNpi: { header: 'FL 76 attending NPI', meaning: 'attendingNpi' },
  units: { header: 'box 24G or FL 46 units', meaning: 'units' },
  anesthesiaMinutes: { header: 'box 24 minutes', meaning: 'anesthesiaMinutes' },
  ndc: { header: 'box 24 or FL 43 NDC', meaning: 'ndcAsBilled' },
  ndcQuantity: { header: 'box 24 or FL 43 NDC quantity', meaning: 'ndcQuantity' },
  unitOfMeasure: { header: 'box 24 or FL 43 NDC unit', meaning: 'unitOfMeasure' },
  billingNpi: { header: 'box 33a or FL 56 billing NPI', meaning: 'billingNpi' },
  renderingNpi: { header: 'box 24J rendering NPI', meaning: 'renderingNpi' },
  referringNpi: { header: 'box 17b referring NPI', meaning: 'referringNpi' },
  facilityNpi: { header: 'box 32a facility NPI', meaning: 'facilityNpi' },
  providerTaxId: { header: 'box 25 or FL 5 tax number', meaning: 'providerTaxId' },
  providerId: { header: 'box 33 or FL 1 provider', meaning: 'providerId' },
  charge: { header: 'box 24F or FL 47 charge', meaning: 'chargeCents' },
  claimCharge: { header: 'box 28 or line 23 claim charge', meaning: 'claimChargeCents' },
} as const satisfies Readonly<Record<string, FormColumn>>

/** Name of a column. */
export type FormColumnName = keyof typeof formColumns

/** What the boxes say of a row; silent where they are blank. */
export type FormFacts = Partial<Record<FormColumnName, string>>

const names = Object.keys(formColumns).filter(isColumnName)

/** Position of a column in its row. */
export function columnOf(name: FormColumnName): number {
  return names.indexOf(name)
}

/** The header row. */
export const formHeader: readonly string[] = Object.values(formColumns).map(({ header }) => header)

/** The row that holds facts, in the order of the header. */
export function cellsOf(facts: FormFacts): string[] {
  return names.map((name) => facts[name] ?? '')
}

/** Facts without those that are blank. */
export function stated(facts: Readonly<Record<string, string | undefined>>): FormFacts {
  const found: FormFacts = {}
  for (const [name, value] of Object.entries(facts)) {
    const plain = value?.trim() ?? ''
    if (plain !== '' && isColumnName(name)) found[name] = plain
  }
  return found
}

function isColumnName(name: string): name is FormColumnName {
  return Object.hasOwn(formColumns, name)
}
