import type { Day } from '../claim/day.ts'
import { readingsOn, type ReferenceTables } from '../reference/dated-table.ts'
import type { TableData, TableName } from '../reference/table-data.ts'

type PriceTableName =
  | 'relativeValues'
  | 'feeSchedule'
  | 'localities'
  | 'laboratoryFees'
  | 'drugPaymentLimits'
  | 'oppsStatus'
  | 'anesthesiaBases'
  | 'anesthesiaFactors'
  | 'equipmentFees'
  | 'surgeryCenterServices'
  | 'drgs'

/** A release that speaks for the day, and its name. */
export interface InForce<Name extends TableName> {
  readonly name: Name
  readonly release: string
  readonly rows: TableData[Name]
}

/** The schedules in force on a day; what is not there was not imported for that day. */
export type PricesOfDay = { readonly [Name in PriceTableName]?: InForce<Name> | undefined }

/** Reads schedules by date of service; one of another quarter is no price. */
export class PriceTables {
  readonly #tables: ReferenceTables
  readonly #known = new Map<Day, PricesOfDay>()

  constructor(tables: ReferenceTables) {
    this.#tables = tables
  }

  on(day: Day): PricesOfDay {
    let known = this.#known.get(day)
    if (known === undefined) this.#known.set(day, (known = this.#read(day)))
    return known
  }

  #read(day: Day): PricesOfDay {
    return {
      ...this.#inForce('relativeValues', day),
      ...this.#inForce('feeSchedule', day),
      ...this.#inForce('localities', day),
      ...this.#inForce('laboratoryFees', day),
      ...this.#inForce('drugPaymentLimits', day),
      ...this.#inForce('oppsStatus', day),
      ...this.#inForce('anesthesiaBases', day),
      ...this.#inForce('anesthesiaFactors', day),
      ...this.#inForce('equipmentFees', day),
      ...this.#inForce('surgeryCenterServices', day),
      ...this.#inForce('drgs', day),
    }
  }

  #inForce<Name extends PriceTableName>(
    name: Name,
    day: Day,
  ): { readonly [Each in Name]?: InForce<Name> } {
    const table = this.#tables[name]
    const [reading] = table ? readingsOn<TableData[Name]>(table, day) : []
    if (!reading?.inForce) return {}
    const { release, data } = reading.release
    const inForce: { readonly [Each in Name]?: InForce<Name> } = {}
    return Object.assign(inForce, { [name]: { name, release, rows: data } })
  }
}
