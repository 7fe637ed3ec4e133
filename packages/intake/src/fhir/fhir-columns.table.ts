import type { Meaning } from '../words/meanings.ts'

interface FhirColumn {
  readonly header: string
  readonly meaning: Meaning
}

/** What the items of an ExplanationOfBenefit state, each in a column of its own. */
export const fhirColumns = {
  claimId: { header: 'identifier', meaning: 'claimId' },
  lineNumber: { header: 'item.sequence', meaning: 'lineNumber' },
  claimType: { header: 'type', meaning: 'claimType' },
  frequencyCode: { header: 'supportingInfo clm_freq_cd', meaning: 'frequencyCode' },
  originalClaimId: { header: 'related prior', meaning: 'originalClaimId' },
  claimStatus: { header: 'status', meaning: 'claimStatus' },
  payer: { header: 'insurer', meaning: 'payer' },
  patientKey: { header: 'patient', meaning: 'patientKey' },
  birthDay: { header: 'Patient.birthDate', meaning: 'birthDay' },
  deathDay: { header: 'Patient.deceasedDateTime', meaning: 'deathDay' },
  sex: { header: 'Patient.gender', meaning: 'sex' },
  serviceFromDay: { header: 'item.serviced from', meaning: 'serviceFromDay' },
  serviceThroughDay: { header: 'item.serviced through', meaning: 'serviceThroughDay' },
  claimFromDay: { header: 'billablePeriod.start', meaning: 'claimFromDay' },
  claimThroughDay: { header: 'billablePeriod.end', meaning: 'claimThroughDay' },
  admissionDay: { header: 'supportingInfo admissionperiod start', meaning: 'admissionDay' },
  dischargeDay: { header: 'supportingInfo admissionperiod end', meaning: 'dischargeDay' },
  receivedDay: { header: 'supportingInfo clmrecvddate', meaning: 'receivedDay' },
  paidDay: { header: 'payment.date', meaning: 'paidDay' },
  procedureCode: { header: 'item.productOrService', meaning: 'procedureCode' },
  modifiers: { header: 'item.modifier', meaning: 'modifiers' },
  diagnoses: { header: 'diagnosis', meaning: 'diagnoses' },
  icdVersion: { header: 'diagnosis system', meaning: 'icdVersion' },
  placeOfService: { header: 'item.location', meaning: 'placeOfService' },
  revenueCode: { header: 'item.revenue', meaning: 'revenueCode' },
  billType: { header: 'supportingInfo typeofbill', meaning: 'billType' },
  drg: { header: 'supportingInfo drg', meaning: 'drg' },
  dischargeStatus: { header: 'supportingInfo discharge-status', meaning: 'dischargeStatus' },
  presentOnAdmission: { header: 'diagnosis.onAdmission', meaning: 'presentOnAdmission' },
  inpatientProcedures: { header: 'procedure', meaning: 'inpatientProcedures' },
  admissionType: { header: 'supportingInfo admtype', meaning: 'admissionType' },
  admissionSource: { header: 'supportingInfo pointoforigin', meaning: 'admissionSource' },
  attendingNpi: { header: 'careTeam attending', meaning: 'attendingNpi' },
  units: { header: 'item.quantity', meaning: 'units' },
  ndc: { header: 'productOrService NDC', meaning: 'ndcAsBilled' },
  drugName: { header: 'productOrService display', meaning: 'drugName' },
  quantity: { header: 'item.quantity dispensed', meaning: 'quantity' },
  unitOfMeasure: { header: 'item.quantity.unit', meaning: 'unitOfMeasure' },
  daysSupply: { header: 'supportingInfo dayssupply', meaning: 'daysSupply' },
  refillNumber: { header: 'supportingInfo refillnum', meaning: 'refillNumber' },
  refillsAuthorized: { header: 'supportingInfo refillsauthorized', meaning: 'refillsAuthorized' },
  dispenseAsWritten: { header: 'supportingInfo dawcode', meaning: 'dispenseAsWritten' },
  compoundCode: { header: 'supportingInfo compoundcode', meaning: 'compoundCode' },
  drugCoverage: { header: 'supportingInfo drug_cvrg_stus_cd', meaning: 'drugCoverageStatus' },
  prescriptionNumber: { header: 'identifier prescription', meaning: 'prescriptionNumber' },
  billingNpi: { header: 'provider', meaning: 'billingNpi' },
  pharmacyId: { header: 'provider of a fill', meaning: 'pharmacyId' },
  renderingNpi: { header: 'careTeam rendering', meaning: 'renderingNpi' },
  referringNpi: { header: 'careTeam referring', meaning: 'referringNpi' },
  prescriberNpi: { header: 'careTeam prescribing', meaning: 'prescriberNpi' },
  facilityNpi: { header: 'facility', meaning: 'facilityNpi' },
  specialty: { header: 'careTeam.qualification', meaning: 'specialty' },
  charge: { header: 'item.adjudication submitted', meaning: 'chargeCents' },
  allowed: { header: 'item.adjudication eligible', meaning: 'allowedCents' },
  paid: { header: 'item.adjudication paid', meaning: 'paidCents' },
  patientShare: { header: 'item.adjudication memberliability', meaning: 'patientShareCents' },
  copay: { header: 'item.adjudication copay', meaning: 'copayCents' },
  coinsurance: { header: 'item.adjudication coinsurance', meaning: 'coinsuranceCents' },
  deductible: { header: 'item.adjudication deductible', meaning: 'deductibleCents' },
  otherPayerPaid: { header: 'item.adjudication priorpayerpaid', meaning: 'otherPayerPaidCents' },
  ingredientCost: { header: 'item.adjudication drugcost', meaning: 'ingredientCostCents' },
  dispensingFee: { header: 'item.adjudication dispensing fee', meaning: 'dispensingFeeCents' },
  claimCharge: { header: 'total submitted', meaning: 'claimChargeCents' },
  claimAllowed: { header: 'total eligible', meaning: 'claimAllowedCents' },
  claimPaid: { header: 'total paid', meaning: 'claimPaidCents' },
  adjustments: { header: 'item.adjudication adjustmentreason', meaning: 'adjustmentReason' },
} as const satisfies Readonly<Record<string, FhirColumn>>

/** Name of a column. */
export type FhirName = keyof typeof fhirColumns

/** What a resource says of a row, by column; silent or blank where it says nothing. */
export type FhirFacts = Partial<Record<FhirName, string>>

const names = Object.keys(fhirColumns) as FhirName[]

/** The header row. */
export const fhirHeader: readonly string[] = Object.values(fhirColumns).map(({ header }) => header)

/** The row that holds facts, in the order of the header. */
export function cellsOf(facts: FhirFacts): string[] {
  return names.map((name) => facts[name] ?? '')
}
