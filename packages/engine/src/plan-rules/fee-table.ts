/** Prices by code as a contract lists them: a fee table of its own. */
export interface FeeTable {
  /** Name of the file that it was read from; findings name it. */
  readonly title: string
  readonly prices: readonly ListedPrice[]
}

/** One row of a fee table. */
export interface ListedPrice {
  /** Where it stands in its file, 1 being the first line. */
  readonly row: number
  readonly code: string
  /** All of them stand on the lines that it prices. */
  readonly modifiers: readonly string[]
  /** Which places it is for, where the table has two prices of one code. */
  readonly site?: 'facility' | 'office'
  /** Cents of one unit; a drug's may be a part of one. */
  readonly unitCents: number
}

/** What two rows may not share: `70551-26 facility`. */
export function listedKey({
  code,
  modifiers,
  site,
}: Omit<ListedPrice, 'row' | 'unitCents'>): string {
  return [code, ...modifiers.toSorted()].join('-') + (site === undefined ? '' : ` ${site}`)
}
