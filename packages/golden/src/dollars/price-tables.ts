import { procedureCode, type ReferenceTables, type TableData } from '@plumbline/engine'
import { drugTable } from '../making/drugs.table.ts'
import { feeOf } from '../making/fees.ts'
import { scheduleFees } from '../making/fees.table.ts'
import { standIn } from '../making/stand-in.ts'

/** Prices that the starter pack has not: of the schedule by which the lines are priced, and of drugs. */
export function withPrices(tables: ReferenceTables): ReferenceTables {
  return {
    ...tables,
    feeSchedulePayments: standIn('feeSchedulePayments', fees, pricedCodes.size),
    drugPrices: standIn('drugPrices', prices, priceByNdc.size),
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
      const [, ndc = '', , unit = '', cents = ''] = row.split('|')
      return [ndc, { unit, unitDollars: Number(cents) / 100 }] as const
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
