import type { Day } from '@plumbline/engine'

/** One row of a generated medical claims file, before a dialect writes it. Money in cents. */
export interface MedicalRow {
  readonly claimId: string
  readonly line: number
  /** `P` professional, `I` institutional, `D` equipment supplier. */
  readonly form: 'P' | 'I' | 'D'
  readonly frequency: string
  readonly originalClaimId: string
  readonly payer: string
  readonly plan: string
  readonly patient: string
  readonly birth: Day
  readonly sex: 'F' | 'M'
  readonly from: Day
  readonly through: Day
  readonly admission: Day | undefined
  readonly discharge: Day | undefined
  readonly received: Day
  readonly paidOn: Day
  readonly billingNpi: string
  readonly renderingNpi: string
  readonly facilityNpi: string
  readonly referringNpi: string
  readonly taxId: string
  readonly specialty: string
  readonly place: string
  readonly billType: string
  readonly revenue: string
  readonly drg: string
  /** Of the patient at the end of a stay; left out where the bill does not say it. */
  readonly dischargeStatus?: string
  /** UB-04 condition codes; left out where the bill has none. */
  readonly conditionCodes?: readonly string[]
  /** Whether each diagnosis was present on admission; left out where the bill does not say it. */
  readonly presentOnAdmission?: readonly string[]
  readonly code: string
  readonly modifiers: readonly string[]
  /** With their dots. */
  readonly diagnoses: readonly string[]
  readonly units: number
  readonly ndc: string
  readonly drugName: string
  /** How many vials, syringes or milliliters; left out where the bill does not say it. */
  readonly ndcQuantity?: number
  /** Price of one unit, where it is not the charge divided by the units. */
  readonly unitPrice?: number
  readonly charge: number
  readonly allowed: number
  readonly paid: number
  readonly share: number
  /** Of anesthesia; left out where the bill does not say it. */
  readonly minutes?: number
  /** ICD-10-PCS codes of a stay; left out where it has none. */
  readonly procedures?: readonly string[]
  /** What another payer paid; left out where nothing tells of one. */
  readonly otherPaid?: number
  readonly status: 'Paid' | 'Denied'
  readonly adjustments: readonly AdjustmentCells[]
  /** For lines of drugs: the amount on a manufacturer's rebate invoice. */
  readonly rebate: number | undefined
  readonly scene: string
  /** The rule whose error was planted on the row. */
  readonly planted: string | undefined
}

export interface AdjustmentCells {
  readonly group: string
  readonly reason: string
  readonly cents: number
}
