/**
 * A price as rules hold it: its row in the file, what it prices (`70551-26`, `97116 facility`, `DRG 470`), and
 * dollars of one unit or a part of the charge.
 */
export type WrittenPrice = readonly [
  row: number,
  what: string,
  price: number | { readonly percentOfCharge: number },
]

/** A row that prices nothing, with the reason. */
export interface SetAsidePrice {
  readonly row: number
  readonly because: string
}

/** A row of the file, by the number that an editor shows. */
export interface FeeTableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What was understood of a fee table. */
export interface FeeTableRead {
  /** Of services, by procedure code. */
  readonly prices: readonly WrittenPrice[]
  /** Of whole stays, by MS-DRG. */
  readonly stays: readonly WrittenPrice[]
  /** Whose prices they are, where the file names somebody. */
  readonly of: string
  /** They are a hospital's, and no physician's or supplier's. */
  readonly isHospitals: boolean
  /** Rows that price nothing, each with the reason; rows without anything in them are none. */
  readonly setAside: readonly SetAsidePrice[]
  /** How its columns were taken, in words: `CPT Code as code`. */
  readonly taken: readonly string[]
  /** Names of columns that nothing was read from. */
  readonly unread: readonly string[]
}

/** A fee table, or one sentence that says why the file is none; whose prices it has, where one must be chosen. */
export type FeeTableReading =
  | { readonly read: FeeTableRead; readonly problem: undefined }
  | {
      readonly read: undefined
      readonly problem: string
      readonly whoseChoices?: readonly string[]
    }
