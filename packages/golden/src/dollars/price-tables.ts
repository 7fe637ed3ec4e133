import { procedureCode, type ReferenceTables, type TableData } from '@plumbline/engine'
import { drugTable } from '../making/drugs.table.ts'
import { feeOf } from '../making/fees.ts'
import { scheduleFees } from '../making/fees.table.ts'
import { standIn } from '../making/stand-in.ts'

/** Prices that the starter pack has not: of the schedule by which the lines are priced, and of drugs, with what is sold over the counter. */
export function withPrices(tables: ReferenceTables): ReferenceTables {
  return {
    ...tables,
    feeSchedulePayments: standIn('feeSchedulePayments', fees, pricedCodes.size),
    drugPrices: standIn('drugPrices', prices, priceByNdc.size),
    drugLabels: standIn('drugLabels', labels, priceByNdc.size),
  }
}

const pricedCodes = new Set(
  scheduleFees.split('\n').flatMap((row) => (row === '' ? [] : [row.split(' ')[0] ?? ''])),
)

const fees: TableData['feeSchedulePayments'] = {
  complete: false,
  find(procedure) {
    const code = procedureCode(procedure)
    if (!pricedCodes.has(code)) return undefined
    return { nonFacilityCents: feeOf(code, false), facilityCents: feeOf(code, true) }
  },
}

const priceByNdc = new Map(
  drugTable
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ndc = '', name = '', unit = '', cents = ''] = row.split('|')
      return [ndc, { key, name, unit, unitDollars: Number(cents) / 100 }] as const
    }),
)

const prices: TableData['drugPrices'] = {
  complete: false,
  find(ndc) {
    const price = priceByNdc.get(ndc)
    if (price?.unit !== 'EA' && price?.unit !== 'ML' && price?.unit !== 'GM') return undefined
    return { unitDollars: price.unitDollars, unit: price.unit }
  },
}

/** Drugs of the table that are sold without a prescription. */
const overTheCounter: ReadonlySet<string> = new Set(['fexofenadine'])

const labels: TableData['drugLabels'] = {
  complete: false,
  find(ndc) {
    const drug = priceByNdc.get(ndc)
    return drug && { name: drug.name, overTheCounter: overTheCounter.has(drug.key) }
  },
}
