import type { ClaimField } from '@plumbline/engine'
import type { ShapeName } from './value-shapes.ts'

interface MeaningFacts {
  /** The field of the claim line that the column feeds. */
  readonly field: ClaimField
  /** What its values look like. */
  readonly shape: ShapeName
  /** Several columns may feed it: diagnoses, modifiers, parts of the patient's share. */
  readonly many?: true
}

/**
 * What a column can mean: a field of the claim line, or a part of one (a name that helps to tell
 * patients apart, a claim-level date that stands in for a blank line date, a copay).
 */
export const meanings = {
  claimId: { field: 'claimId', shape: 'identifier' },
  lineNumber: { field: 'lineNumber', shape: 'shortText' },
  claimType: { field: 'claimType', shape: 'shortText' },
  frequencyCode: { field: 'frequencyCode', shape: 'shortText' },
  originalClaimId: { field: 'originalClaimId', shape: 'identifier' },
  claimVersion: { field: 'frequencyCode', shape: 'smallCount' },
  adjustmentMark: { field: 'frequencyCode', shape: 'shortText' },
  claimStatus: { field: 'claimStatus', shape: 'shortText' },
  reversalIndicator: { field: 'claimStatus', shape: 'shortText' },
  paidMark: { field: 'claimStatus', shape: 'mark' },
  deniedMark: { field: 'claimStatus', shape: 'mark' },
  carrierDenial: { field: 'claimStatus', shape: 'shortText' },
  nonPaymentReason: { field: 'claimStatus', shape: 'shortText' },
  lineProcessing: { field: 'claimStatus', shape: 'shortText' },
  eventDeletion: { field: 'claimStatus', shape: 'shortText' },
  claimCancel: { field: 'claimStatus', shape: 'digit' },
  denialCode: { field: 'adjustments', shape: 'shortText' },
  payer: { field: 'payer', shape: 'text' },
  planType: { field: 'planType', shape: 'text' },
  filingIndicator: { field: 'planType', shape: 'filingIndicator' },
  drugCoverageStatus: { field: 'planType', shape: 'digit' },
  patientKey: { field: 'patientKey', shape: 'personId' },
  personCode: { field: 'patientKey', shape: 'shortText' },
  subscriberId: { field: 'patientKey', shape: 'personId' },
  relation: { field: 'patientKey', shape: 'shortText' },
  patientName: { field: 'patientKey', shape: 'personName' },
  patientFirstName: { field: 'patientKey', shape: 'personName' },
  patientLastName: { field: 'patientKey', shape: 'personName' },
  birthDay: { field: 'birthDay', shape: 'date' },
  birthYear: { field: 'birthYear', shape: 'year' },
  deathDay: { field: 'deathDay', shape: 'date' },
  ageYears: { field: 'ageYears', shape: 'number' },
  sex: { field: 'sex', shape: 'sex' },
  serviceFromDay: { field: 'serviceFromDay', shape: 'date' },
  serviceThroughDay: { field: 'serviceThroughDay', shape: 'date' },
  claimFromDay: { field: 'serviceFromDay', shape: 'date' },
  claimThroughDay: { field: 'serviceThroughDay', shape: 'date' },
  admissionDay: { field: 'admissionDay', shape: 'date' },
  dischargeDay: { field: 'dischargeDay', shape: 'date' },
  stayNights: { field: 'dischargeDay', shape: 'number' },
  receivedDay: { field: 'receivedDay', shape: 'date' },
  paidDay: { field: 'paidDay', shape: 'date' },
  procedureCode: { field: 'procedureCode', shape: 'procedure' },
  modifiers: { field: 'modifiers', shape: 'modifier', many: true },
  principalDiagnosis: { field: 'diagnoses', shape: 'diagnosis' },
  diagnoses: { field: 'diagnoses', shape: 'diagnosis', many: true },
  lineDiagnosis: { field: 'diagnoses', shape: 'diagnosis', many: true },
  externalCause: { field: 'diagnoses', shape: 'diagnosis', many: true },
  icdVersion: { field: 'icdVersion', shape: 'shortText' },
  placeOfService: { field: 'placeOfService', shape: 'placeOfService' },
  facilityType: { field: 'placeOfService', shape: 'placeOfService' },
  revenueCode: { field: 'revenueCode', shape: 'revenueCode' },
  billType: { field: 'billType', shape: 'billType' },
  billTypeFacility: { field: 'billType', shape: 'digit' },
  billTypeClass: { field: 'billType', shape: 'digit' },
  drg: { field: 'drg', shape: 'drg' },
  dischargeStatus: { field: 'dischargeStatus', shape: 'dischargeStatus' },
  conditionCodes: { field: 'conditionCodes', shape: 'conditionCode', many: true },
  presentOnAdmission: { field: 'presentOnAdmission', shape: 'admissionMark', many: true },
  occurrenceCodes: { field: 'occurrenceCodes', shape: 'text' },
  valueCodes: { field: 'valueCodes', shape: 'text' },
  inpatientProcedures: { field: 'inpatientProcedures', shape: 'inpatientProcedure', many: true },
  admissionType: { field: 'admissionType', shape: 'digit' },
  admissionSource: { field: 'admissionSource', shape: 'digit' },
  attendingNpi: { field: 'attendingNpi', shape: 'npi' },
  units: { field: 'units', shape: 'number' },
  anesthesiaMinutes: { field: 'anesthesiaMinutes', shape: 'number' },
  ndcQuantity: { field: 'ndcQuantity', shape: 'number' },
  billingNpi: { field: 'billingNpi', shape: 'npi' },
  renderingNpi: { field: 'renderingNpi', shape: 'npi' },
  referringNpi: { field: 'referringNpi', shape: 'npi' },
  facilityNpi: { field: 'facilityNpi', shape: 'npi' },
  providerTaxId: { field: 'providerTaxId', shape: 'taxId' },
  providerId: { field: 'providerId', shape: 'text' },
  specialty: { field: 'specialty', shape: 'text' },
  oralSite: { field: 'oralSite', shape: 'shortText', many: true },
  unitPriceCents: { field: 'unitPriceCents', shape: 'money' },
  chargeCents: { field: 'chargeCents', shape: 'money' },
  creditCents: { field: 'chargeCents', shape: 'money' },
  allowedCents: { field: 'allowedCents', shape: 'money' },
  paidCents: { field: 'paidCents', shape: 'money' },
  claimChargeCents: { field: 'claimChargeCents', shape: 'money' },
  claimAllowedCents: { field: 'claimAllowedCents', shape: 'money' },
  claimPaidCents: { field: 'claimPaidCents', shape: 'money' },
  patientShareCents: { field: 'patientShareCents', shape: 'money' },
  copayCents: { field: 'patientShareCents', shape: 'money' },
  coinsuranceCents: { field: 'patientShareCents', shape: 'money' },
  deductibleCents: { field: 'patientShareCents', shape: 'money' },
  usualAndCustomaryCents: { field: 'usualAndCustomaryCents', shape: 'money' },
  otherPayerPaidCents: { field: 'otherPayerPaidCents', shape: 'money' },
  interestCents: { field: 'interestCents', shape: 'money' },
  adjustmentReason: { field: 'adjustments', shape: 'adjustment', many: true },
  adjustmentGroup: { field: 'adjustments', shape: 'shortText', many: true },
  adjustmentAmount: { field: 'adjustments', shape: 'money', many: true },
  ndcAsBilled: { field: 'ndcAsBilled', shape: 'ndc' },
  drugName: { field: 'drugName', shape: 'text' },
  quantity: { field: 'quantity', shape: 'dispensed' },
  daysSupply: { field: 'daysSupply', shape: 'number' },
  refillNumber: { field: 'refillNumber', shape: 'fillNumber' },
  refillsAuthorized: { field: 'refillsAuthorized', shape: 'number' },
  prescriptionNumber: { field: 'prescriptionNumber', shape: 'identifier' },
  writtenDay: { field: 'writtenDay', shape: 'date' },
  dispenseAsWritten: { field: 'dispenseAsWritten', shape: 'productSelection' },
  brandGeneric: { field: 'brandGeneric', shape: 'brandGeneric' },
  multisourceCode: { field: 'brandGeneric', shape: 'multisource' },
  prescriberNpi: { field: 'prescriberNpi', shape: 'npi' },
  prescriberDea: { field: 'prescriberDea', shape: 'dea' },
  pharmacyId: { field: 'pharmacyId', shape: 'identifier' },
  unitOfMeasure: { field: 'unitOfMeasure', shape: 'shortText' },
  submissionClarificationCodes: {
    field: 'submissionClarificationCodes',
    shape: 'shortText',
    many: true,
  },
  dispensingStatus: { field: 'dispensingStatus', shape: 'shortText' },
  discountStock: { field: 'basisOfCost', shape: 'mark' },
  basisOfCost: { field: 'basisOfCost', shape: 'shortText' },
  otherCoverageCode: { field: 'otherCoverageCode', shape: 'shortText' },
  patientResidence: { field: 'patientResidence', shape: 'shortText' },
  compoundCode: { field: 'compoundCode', shape: 'shortText' },
  ingredientCostCents: { field: 'ingredientCostCents', shape: 'money' },
  dispensingFeeCents: { field: 'dispensingFeeCents', shape: 'money' },
  salesTaxCents: { field: 'salesTaxCents', shape: 'money' },
  incentiveCents: { field: 'incentiveCents', shape: 'money' },
  rebateCents: { field: 'rebateCents', shape: 'money' },
  pharmacyPaidCents: { field: 'pharmacyPaidCents', shape: 'money' },
  rebateUnits: { field: 'rebateUnits', shape: 'number' },
  rebateUnitOfMeasure: { field: 'rebateUnitOfMeasure', shape: 'shortText' },
  rebateInvoiced: { field: 'rebateInvoiced', shape: 'shortText' },
  formularyStatus: { field: 'formularyStatus', shape: 'text' },
  rejectCode: { field: 'rejectCode', shape: 'shortText' },
} as const satisfies Readonly<Record<string, MeaningFacts>>

/** What a column means to the audit. */
export type Meaning = keyof typeof meanings

/** The facts of a meaning, widened. */
export function factsOf(meaning: Meaning): MeaningFacts {
  return meanings[meaning]
}

/** Whether a word names a meaning: for mapping files. */
export function isMeaning(word: string): word is Meaning {
  return Object.hasOwn(meanings, word)
}

/** The meanings that are a service: a line has at least one of them. */
export const serviceMeanings: ReadonlySet<Meaning> = new Set<Meaning>([
  'procedureCode',
  'revenueCode',
  'drg',
  'ndcAsBilled',
  'drugName',
])
