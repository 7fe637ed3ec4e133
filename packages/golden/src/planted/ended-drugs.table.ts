import { day, type RebateProduct } from '@plumbline/engine'
import { drugOf } from '../making/drugs.ts'
import { wrong, type FillScene } from '../making/fill-scene.ts'
import { standIn } from '../making/stand-in.ts'
import { plantFills } from './plant-fills.ts'

const adult = { who: '30-54', payer: 'Commercial' } as const

/** A package that no other scene dispenses, and that ended before all of the golden files. */
const ended = drugOf('carvedilol').ndc
const products: ReadonlyMap<string, RebateProduct> = new Map([
  [ended, { endDay: day('2016-06-30') }],
])

/** The product data that the errors below need. */
export const endedDrugTables = {
  rebateProducts: standIn(
    'rebateProducts',
    { complete: false, find: (ndc) => products.get(ndc) },
    products.size,
  ),
}

/** Packages that nobody had any more, and prescribers under numbers that nobody was given. */
export const plantedEndedDrugs: readonly FillScene[] = [
  ...plantFills(
    'fill-after-last-lot',
    adult,
    [7, 30, 60, 90, 14].map((days) => [wrong('carvedilol', days)]),
  ),
  ...plantFills(
    'dea-number-impossible',
    adult,
    ['lorazepam', 'clonazepam', 'zolpidem', 'pregabalin', 'tramadol'].map((drug) => [
      wrong(drug, 5, {
        edit: ({ prescriberDea }) => ({ prescriberDea: otherDigit(prescriberDea) }),
      }),
    ]),
  ),
]

function otherDigit(dea: string): string {
  return dea.slice(0, -1) + String((Number(dea.slice(-1)) + 1) % 10)
}
