/** Prices by code as a contract lists them: a fee table of its own. */
export interface FeeTable {
  /** Name of the file that it was read from; findings name it. */
  readonly title: string
  readonly prices: readonly ListedPrice[]
  /** They are a hospital's, and price lines of no other bill. */
  readonly isHospitals?: boolean
}

/** What a contract pays for whole stays, by MS-DRG. */
export interface StayRates {
  readonly title: string
  readonly rates: readonly StayRate[]
}

/** One row of a contract's rates for stays. */
export type StayRate = {
  /** Where it stands in its file, 1 being the first line. */
  readonly row: number
  /** Three digits. */
  readonly drg: string
} & (
  | { readonly cents: number; readonly shareOfCharge?: undefined }
  | { readonly cents?: undefined; readonly shareOfCharge: number }
)

/** One row of a fee table. */
export type ListedPrice = ListedService & (UnitPrice | ChargeShare)

/** What a row prices. */
export interface ListedService {
  /** Where it stands in its file, 1 being the first line. */
  readonly row: number
  readonly code: string
  /** All of them stand on the lines that it prices. */
  readonly modifiers: readonly string[]
  /** Which places it is for, where the table has two prices of one code. */
  readonly site?: 'facility' | 'office'
}

/** Dollars of one unit. */
export interface UnitPrice {
  /** Cents; a drug's may be a part of one. */
  readonly unitCents: number
  readonly shareOfCharge?: undefined
}

/** A part of what is charged, as hospitals agree on for many services. */
export interface ChargeShare {
  /** 0.8 is 80 percent. */
  readonly shareOfCharge: number
  readonly unitCents?: undefined
}

/** What two rows may not share: `70551-26 facility`. */
export function listedKey({ code, modifiers, site }: Omit<ListedService, 'row'>): string {
  return [code, ...modifiers.toSorted()].join('-') + (site === undefined ? '' : ` ${site}`)
}
