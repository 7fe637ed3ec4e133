import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'

/** Whether the file alone shows the overpayment, or records would have to. */
export type Sureness = 'firm' | 'records'

/** What was paid too much on a line, and how sure that is. */
export interface Overpaid {
  /** Share of what was paid; 0 if not said. */
  readonly over?: number
  /** The most that may be said where the field's rules leave a range; `over` if not said. */
  readonly upTo?: number
  /** In dollars, in place of a share. */
  readonly overDollars?: number
  /** The most in dollars; `overDollars` if not said. */
  readonly upToDollars?: number
  readonly sure?: Sureness
}

/** One service line; its price is that of the schedule where nothing else is said. */
export interface ServiceLine extends Overpaid {
  readonly bill: string
  /** Claims of a kind are numbered from 0; one claim if not said. */
  readonly claim?: number
  readonly day?: number
  readonly through?: number
  /** See `Visit.by`. */
  readonly by?: string
  readonly dx?: string
  readonly place?: string
  readonly form?: 'P' | 'I' | 'D'
  readonly billType?: string
  readonly stay?: readonly [admission: number, discharge: number]
  /** Times the price of one unit that was allowed; the units if not said. */
  readonly pays?: number
  /** Share of the allowed amount that the patient owes. */
  readonly coinsurance?: number
  /** `CO-97`: nothing was paid, for this reason. */
  readonly denied?: string
  /** Days after the service on which it was paid. */
  readonly paidAfter?: number
  /** 2 for another person of the household. */
  readonly person?: number
  readonly corrects?: readonly [claim: number, frequency: '7' | '8']
  readonly takesBack?: true
  readonly edit?: (row: MedicalRow) => Partial<MedicalRow>
}

export interface FillLine extends Overpaid {
  readonly drug: string
  readonly days: number
  readonly quantity?: number
  readonly day?: number
  readonly refill?: number
  readonly rx?: string
  readonly person?: number
  readonly pharmacy?: number
  readonly clarification?: string
  readonly daw?: string
  readonly takesBack?: number
  readonly edit?: (row: FillRow) => Partial<FillRow>
}

/** A way of being paid too much, or of looking so, and what each line truly was overpaid. */
export interface DollarKind<Line> {
  readonly name: string
  readonly lines: readonly Line[]
  readonly payer?: 'Medicare' | 'Medicaid' | 'Commercial' | 'Part D'
  readonly who?: string
  /** Only the sum is certain: which of the lines is at fault is not. */
  readonly onAnyLine?: true
}

export type MedicalKind = DollarKind<ServiceLine>
export type FillKind = DollarKind<FillLine>

/** A service line: `99213-25`, `17000x4`, `0120/x5`. */
export function bill(text: string, details: Omit<ServiceLine, 'bill'> = {}): ServiceLine {
  return { bill: text, ...details }
}

/** A fill. */
export function dispensed(
  drug: string,
  days: number,
  details: Omit<FillLine, 'drug' | 'days'> = {},
): FillLine {
  return { drug, days, ...details }
}

/** A kind of visit or operation. */
export function kind(
  name: string,
  lines: readonly ServiceLine[],
  details: Omit<MedicalKind, 'name' | 'lines'> = {},
): MedicalKind {
  return { name, lines, ...details }
}

/** A kind of fill. */
export function fillKind(
  name: string,
  lines: readonly FillLine[],
  details: Omit<FillKind, 'name' | 'lines'> = {},
): FillKind {
  return { name, lines, ...details }
}
