import type { DatedRow } from '../../reference/in-effect.ts'

/** How much of a supply Medicare takes to be usual: so many units in so many months. */
export interface SupplyRate extends DatedRow {
  readonly codes: string
  readonly units: number
  readonly months: number
  /** The rate without this modifier is another one, or none. */
  readonly modifier?: string
}

const airway = 'Local Coverage Determination L33718, positive airway pressure devices'
const glucose = 'Local Coverage Determination L33822, glucose monitors'
const urology = 'Local Coverage Determination L33803, urological supplies'

/** Written 2026-11. No importer exists: the rates stand in determinations of contractors. */
export const supplyRates: readonly SupplyRate[] = [
  { codes: 'A4604 A7027 A7030 A7034 A7037 A7044', units: 1, months: 3, source: airway },
  { codes: 'A7031', units: 1, months: 1, source: airway },
  { codes: 'A7028 A7029 A7032 A7033 A7038', units: 2, months: 1, source: airway },
  { codes: 'A7035 A7036 A7039 A7046', units: 1, months: 6, source: airway },
  { codes: 'A4253', units: 2, months: 3, modifier: 'KS', source: glucose },
  { codes: 'A4259', units: 1, months: 3, modifier: 'KS', source: glucose },
  { codes: 'A4253', units: 6, months: 3, modifier: 'KX', source: glucose },
  { codes: 'A4259', units: 3, months: 3, modifier: 'KX', source: glucose },
  { codes: 'A4238 A4239', units: 1, months: 1, source: glucose },
  { codes: 'A4351 A4352 A4353', units: 200, months: 1, source: urology },
]
