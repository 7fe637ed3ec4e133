import type { Day } from '@plumbline/engine'

/** One row of a generated pharmacy claims file, before a dialect writes it. Money in cents. */
export interface FillRow {
  readonly claimId: string
  readonly payer: string
  readonly plan: string
  readonly member: string
  readonly birth: Day
  readonly sex: 'F' | 'M'
  readonly filled: Day
  readonly written: Day | undefined
  readonly prescription: string
  readonly refill: number
  readonly refillsAllowed: number
  readonly ndc: string
  readonly drugName: string
  readonly quantity: number
  readonly days: number
  readonly unit: string
  readonly daw: string
  readonly brand: boolean
  readonly prescriberNpi: string
  readonly prescriberDea: string
  readonly pharmacyNpi: string
  readonly compound: boolean
  /** NCPDP 420-DK; empty where none was sent. */
  readonly clarification: string
  readonly basisOfCost: string
  readonly diagnosis: string
  readonly ingredientCost: number
  readonly fee: number
  readonly charge: number
  readonly allowed: number
  readonly copay: number
  readonly paid: number
  readonly status: 'Paid' | 'Reversed' | 'Rejected'
  readonly rejectCode: string
  /** What the manager paid the pharmacy. */
  readonly pharmacyPaid: number | undefined
  readonly rebate: number | undefined
  /** Units on the rebate invoice. */
  readonly rebateUnits: number | undefined
  readonly scene: string
  readonly planted: string | undefined
}
