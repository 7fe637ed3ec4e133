import { drugTable } from './drugs.table.ts'

/** A drug as a pharmacy bills it. */
export interface Drug {
  readonly ndc: string
  readonly name: string
  readonly unit: string
  /** Acquisition cost of a unit, in cents. */
  readonly unitCents: number
  readonly unitsPerDay: number
  readonly brand: boolean
}

const drugs: ReadonlyMap<string, Drug> = new Map(
  drugTable
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ndc = '', name = '', unit = '', cents, perDay, brand] = row.split('|')
      const [unitCents, unitsPerDay] = [Number(cents), Number(perDay)]
      return [key, { ndc, name, unit, unitCents, unitsPerDay, brand: brand === 'brand' }]
    }),
)

/** Throws `RangeError` where the table has no such drug. */
export function drugOf(key: string): Drug {
  const drug = drugs.get(key)
  if (drug === undefined) throw new RangeError(`No drug ${key}`)
  return drug
}

/** The NDCs of all drugs of the table. */
export function drugNdcs(): readonly string[] {
  return Array.from(drugs.values(), ({ ndc }) => ndc)
}
