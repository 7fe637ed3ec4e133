import type { Day } from './day.ts'
import { noProcedure, procedureNumber, type ProcedureNumber } from './procedure-number.ts'

/** Which audit a file gets. */
export type AuditType = 'medical' | 'pharmacy'

/** The form a medical line was billed on, where the file says so. */
export type ClaimType = 'professional' | 'institutional' | 'dental' | 'dme'

/** What the payer did with the line. `reversed` is a pharmacy B2 or an institutional cancel. */
export type ClaimStatus = 'paid' | 'denied' | 'reversed' | 'pending'

/** One adjustment of a remittance: X12 group (CO, PR, OA, PI, CR), reason code and dollars. */
export interface Adjustment {
  readonly group: string | undefined
  readonly reason: string
  readonly amountCents: number | undefined
}

/** What a cell of the file states and that could be no value of its field: a modifier `ABC`. */
export interface UnreadableValue {
  readonly field: ClaimField
  readonly stated: string
}

/** An occurrence code of a UB-04 (form locators 31 to 34), or a span (35 and 36). */
export interface OccurrenceCode {
  readonly code: string
  readonly fromDay: Day | undefined
  /** The same day where the code is no span. */
  readonly throughDay: Day | undefined
}

/** A value code of a UB-04 (form locators 39 to 41); of some codes the amount is a count times 100. */
export interface ValueCode {
  readonly code: string
  readonly amountCents: number | undefined
}

/** A procedure of a stay: ICD-10-PCS, before October 2015 ICD-9. */
export interface InpatientProcedure {
  readonly code: string
  readonly day: Day | undefined
}

/**
 * One billed line: one row of the file, or one service of a wide row.
 *
 * Money is integer cents, dates are day numbers, identifiers and codes are text in upper case
 * without dots or hyphens (diagnosis `E119`, NDC 11 digits). `undefined` means the file does not
 * say. A line read from a file has only the fields that the file's columns can fill, all lines of the
 * file the same ones (one shape in memory): read fields by name, never by the line's own properties.
 */
export interface ClaimLine {
  /** Position among the lines of the file, 0 first; `historyIndex` for a line of an earlier upload. */
  readonly index: number
  /** Physical line of the file where the row starts; the header line counts. 0 for history. */
  readonly row: number
  readonly auditType: AuditType

  readonly claimId: string | undefined
  readonly lineNumber: string | undefined
  readonly claimType: ClaimType | undefined
  /** Claim frequency, the third digit of a type of bill: 1 original, 7 replacement, 8 void. */
  readonly frequencyCode: string | undefined
  /** The claim that this one replaces, voids or reverses. */
  readonly originalClaimId: string | undefined
  /** Row of a reversal that took back all that was dispensed, and not all that was paid. */
  readonly reversedInPartByRow: number | undefined
  readonly claimStatus: ClaimStatus | undefined
  readonly payer: string | undefined
  /** Line of business or benefit as the file words it: `Medicare Part D`, `Commercial`. */
  readonly planType: string | undefined

  /** Opaque and stable for one person within the batch and its history. */
  readonly patientKey: string | undefined
  /** The patient is known by a number alone that a family shares, or twins. */
  readonly isFamilyNumber: true | undefined
  readonly birthDay: Day | undefined
  /** Where the file has the year alone: it tells people apart and gives no age. */
  readonly birthYear: number | undefined
  readonly deathDay: Day | undefined
  readonly ageYears: number | undefined
  readonly sex: 'F' | 'M' | undefined

  /** Date of service or fill. */
  readonly serviceFromDay: Day | undefined
  readonly serviceThroughDay: Day | undefined
  readonly admissionDay: Day | undefined
  readonly dischargeDay: Day | undefined
  readonly receivedDay: Day | undefined
  readonly paidDay: Day | undefined

  readonly procedureCode: string | undefined
  /** `procedureCode` packed; derived. */
  readonly procedure: ProcedureNumber
  /** In the order billed, two characters each, no blanks. */
  readonly modifiers: readonly string[]
  /** First is the principal or first-listed diagnosis; upper case, no dots. */
  readonly diagnoses: readonly string[]
  /** The file left the place of the first diagnosis blank and names others: none of them is the principal one. */
  readonly isPrincipalBlank: true | undefined
  /** `10` or `9`; undefined where neither the file nor the codes say. */
  readonly icdVersion: '9' | '10' | undefined
  readonly placeOfService: string | undefined
  readonly revenueCode: string | undefined
  /** Type of bill without the leading zero, three characters. */
  readonly billType: string | undefined
  readonly drg: string | undefined
  readonly dischargeStatus: string | undefined
  /** UB-04 condition codes, two characters each. */
  readonly conditionCodes: readonly string[]
  /**
   * Whether each of the claim's diagnoses was present on admission (`Y`, `N`, `U`, `W`, `1`), in their
   * order; blank where the file does not say it of one.
   */
  readonly presentOnAdmission: readonly string[] | undefined
  readonly occurrenceCodes: readonly OccurrenceCode[] | undefined
  readonly valueCodes: readonly ValueCode[] | undefined
  /** The principal one first. */
  readonly inpatientProcedures: readonly InpatientProcedure[] | undefined
  /** Priority of the admission, one digit: `1` emergency, `3` elective, `4` newborn (UB-04 FL 14). */
  readonly admissionType: string | undefined
  /** Point of origin, one character (UB-04 FL 15). */
  readonly admissionSource: string | undefined
  readonly units: number | undefined
  /** Price of one unit, rounded to cents; beside the charge, which is for all units. */
  readonly unitPriceCents: number | undefined
  readonly anesthesiaMinutes: number | undefined
  /** Quantity of the drug in `unitOfMeasure`, beside the units of a medical line (X12 CTP04). */
  readonly ndcQuantity: number | undefined

  readonly billingNpi: string | undefined
  readonly renderingNpi: string | undefined
  readonly referringNpi: string | undefined
  /** On a hospital's claim; `renderingNpi` is the same where nobody else rendered. */
  readonly attendingNpi: string | undefined
  readonly facilityNpi: string | undefined
  readonly providerTaxId: string | undefined
  /** A provider identifier or name that is no NPI. */
  readonly providerId: string | undefined
  readonly specialty: string | undefined
  /** Of a dental service: tooth, surfaces or part of the mouth, as the file writes them. */
  readonly oralSite: string | undefined

  readonly chargeCents: number | undefined
  readonly allowedCents: number | undefined
  readonly paidCents: number | undefined
  /**
   * What the whole claim was charged; on each of its lines, so count it once for a claim. A claim of
   * several lines whose file states no charge of lines has this, and no `chargeCents`; a claim of one
   * line has both.
   */
  readonly claimChargeCents: number | undefined
  /** What was allowed for the whole claim; as `claimChargeCents`. */
  readonly claimAllowedCents: number | undefined
  /** What was paid for the whole claim, and the most that its lines can lose together. */
  readonly claimPaidCents: number | undefined
  /**
   * The file states payments, and none for this line: what was paid is not known, and neither the
   * allowed amount nor the charge stands for it.
   */
  readonly isPaymentUnstated: true | undefined
  /** Copay, coinsurance and deductible together. */
  readonly patientShareCents: number | undefined
  /**
   * What the pharmacy asks of people who pay cash (NCPDP 426-DQ). Where the file has no other charge of
   * a fill, `chargeCents` is the same.
   */
  readonly usualAndCustomaryCents: number | undefined
  /** What payers before this one paid. */
  readonly otherPayerPaidCents: number | undefined
  /** Interest for late payment, within what was paid or beside it. */
  readonly interestCents: number | undefined
  readonly adjustments: readonly Adjustment[]

  /** As billed, upper case, without blanks; letters are kept, because they prove it wrong. */
  readonly ndcAsBilled: string | undefined
  /** Eleven digits (5-4-2) where the billed form is unambiguous. */
  readonly ndc: string | undefined
  readonly drugName: string | undefined
  readonly quantity: number | undefined
  readonly daysSupply: number | undefined
  /** 0 for the first fill. */
  readonly refillNumber: number | undefined
  readonly refillsAuthorized: number | undefined
  readonly prescriptionNumber: string | undefined
  readonly writtenDay: Day | undefined
  /** Dispense-as-written (product selection) code, 0 to 9. */
  readonly dispenseAsWritten: string | undefined
  readonly brandGeneric: 'brand' | 'generic' | undefined
  readonly prescriberNpi: string | undefined
  /** Registration number of the prescriber with the DEA, in capitals: `AB1234563`. */
  readonly prescriberDea: string | undefined
  /** Pharmacy NPI or other identifier. */
  readonly pharmacyId: string | undefined
  /** NCPDP unit of measure: EA, ML, GM (UN and F2 kept as billed). */
  readonly unitOfMeasure: string | undefined
  /** NCPDP 420-DK values without leading zeros. */
  readonly submissionClarificationCodes: readonly string[]
  /** NCPDP 343-HD: one part of a fill, or the part that completes it. */
  readonly dispensingStatus: 'partial' | 'completion' | undefined
  /** NCPDP 423-DN value, two characters. */
  readonly basisOfCost: string | undefined
  /** NCPDP 308-C8: 2 to 4 and 8 say that another payer was billed; one digit. */
  readonly otherCoverageCode: string | undefined
  /** NCPDP 384-4X: 1 at home, 3 in a nursing facility ...; without leading zeros. */
  readonly patientResidence: string | undefined
  readonly compoundCode: string | undefined
  readonly ingredientCostCents: number | undefined
  readonly dispensingFeeCents: number | undefined
  /** Sales tax that the payer paid on a fill (NCPDP 558-AW, 559-AX); one column of it. */
  readonly salesTaxCents: number | undefined
  /** What the payer paid for giving a vaccine, or as another incentive (NCPDP 521-FL). */
  readonly incentiveCents: number | undefined
  /** What the pharmacy got of its manager for a fill, where the plan's payment stands beside it. */
  readonly pharmacyPaidCents: number | undefined
  readonly rebateCents: number | undefined
  /** Quantity on the rebate invoice, beside the quantity that was dispensed. */
  readonly rebateUnits: number | undefined
  /** Unit of measure on the rebate invoice, as billed. */
  readonly rebateUnitOfMeasure: string | undefined
  /** The line stands on a manufacturer rebate invoice. */
  readonly rebateInvoiced: boolean | undefined
  readonly formularyStatus: string | undefined
  readonly rejectCode: string | undefined

  /**
   * Codes and numbers of the service that the file states and that no value could be read from; empty
   * for nearly all lines. Never what tells who somebody is.
   */
  readonly unreadable: readonly UnreadableValue[]
}

/** A field of a claim line by name. */
export type ClaimField = Exclude<
  keyof ClaimLine,
  | 'procedure'
  | 'index'
  | 'auditType'
  | 'row'
  | 'isPaymentUnstated'
  | 'isFamilyNumber'
  | 'isPrincipalBlank'
  | 'unreadable'
  | 'reversedInPartByRow'
>

/** The index of lines of earlier uploads: cross-claim rules see them, none judges them. */
export const historyIndex = -1

const blank: ClaimLine = {
  index: 0,
  row: 0,
  procedure: noProcedure,
  serviceFromDay: undefined,
  modifiers: [],
  units: undefined,
  paidCents: undefined,
  allowedCents: undefined,
  chargeCents: undefined,
  claimStatus: undefined,
  procedureCode: undefined,
  claimType: undefined,
  billType: undefined,
  revenueCode: undefined,
  patientShareCents: undefined,
  auditType: 'medical',
  claimId: undefined,
  patientKey: undefined,
  isFamilyNumber: undefined,
  diagnoses: [],
  isPrincipalBlank: undefined,
  placeOfService: undefined,
  serviceThroughDay: undefined,
  renderingNpi: undefined,
  providerTaxId: undefined,
  specialty: undefined,
  oralSite: undefined,
  claimChargeCents: undefined,
  claimAllowedCents: undefined,
  claimPaidCents: undefined,
  isPaymentUnstated: undefined,
  lineNumber: undefined,
  frequencyCode: undefined,
  originalClaimId: undefined,
  payer: undefined,
  planType: undefined,
  birthDay: undefined,
  birthYear: undefined,
  deathDay: undefined,
  ageYears: undefined,
  sex: undefined,
  admissionDay: undefined,
  dischargeDay: undefined,
  receivedDay: undefined,
  paidDay: undefined,
  icdVersion: undefined,
  drg: undefined,
  dischargeStatus: undefined,
  conditionCodes: [],
  presentOnAdmission: undefined,
  occurrenceCodes: undefined,
  valueCodes: undefined,
  inpatientProcedures: undefined,
  admissionType: undefined,
  admissionSource: undefined,
  unitPriceCents: undefined,
  anesthesiaMinutes: undefined,
  ndcQuantity: undefined,
  usualAndCustomaryCents: undefined,
  otherPayerPaidCents: undefined,
  interestCents: undefined,
  billingNpi: undefined,
  referringNpi: undefined,
  attendingNpi: undefined,
  facilityNpi: undefined,
  providerId: undefined,
  adjustments: [],
  ndcAsBilled: undefined,
  ndc: undefined,
  drugName: undefined,
  quantity: undefined,
  daysSupply: undefined,
  refillNumber: undefined,
  refillsAuthorized: undefined,
  prescriptionNumber: undefined,
  writtenDay: undefined,
  dispenseAsWritten: undefined,
  brandGeneric: undefined,
  prescriberNpi: undefined,
  prescriberDea: undefined,
  pharmacyId: undefined,
  unitOfMeasure: undefined,
  submissionClarificationCodes: [],
  dispensingStatus: undefined,
  basisOfCost: undefined,
  otherCoverageCode: undefined,
  patientResidence: undefined,
  compoundCode: undefined,
  ingredientCostCents: undefined,
  dispensingFeeCents: undefined,
  salesTaxCents: undefined,
  incentiveCents: undefined,
  pharmacyPaidCents: undefined,
  rebateCents: undefined,
  rebateUnits: undefined,
  rebateUnitOfMeasure: undefined,
  rebateInvoiced: undefined,
  formularyStatus: undefined,
  rejectCode: undefined,
  reversedInPartByRow: undefined,
  unreadable: [],
}

/** A claim line from the fields that are known; the rest is `undefined` or empty. */
export function claimLine(known: Partial<Omit<ClaimLine, 'procedure'>>): ClaimLine {
  return { ...blank, ...known, procedure: procedureNumber(known.procedureCode) }
}
