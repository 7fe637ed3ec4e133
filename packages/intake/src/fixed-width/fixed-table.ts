import { cellOf, scaledOf, written } from './field-value.ts'
import type { FixedField, FixedLayout, FixedRecord } from './layout.ts'
import type { Meaning } from '../words/meanings.ts'

/** A column of the table that the records become. */
interface FixedColumn {
  readonly name: string
  readonly meaning: Meaning | 'ignored'
}

/** Makes rows of a table of the records of a layout: a column for each name of a field, and the sums. */
export class FixedTable {
  readonly columns: readonly FixedColumn[]
  readonly #sums: FixedLayout['sums']
  readonly #places = new Map<string, number>()
  /** The last record of each kind that holds for the lines below it. */
  readonly #above = new Map<FixedRecord, readonly string[]>()
  readonly #fields: readonly FixedField[]

  constructor({ records, sums }: FixedLayout) {
    this.#fields = records
      .filter(({ kind }) => kind === 'line' || kind === 'above')
      .flatMap(({ fields }) => fields)
    this.#sums = sums
    for (const { name } of [...this.#fields, ...sums]) {
      if (!this.#places.has(name)) this.#places.set(name, this.#places.size)
    }
    this.columns = Array.from(this.#places.keys(), (name) => ({
      name,
      meaning:
        [...this.#fields, ...sums].find((each) => each.name === name && each.meaning)?.meaning ??
        'ignored',
    }))
  }

  /** Keeps the facts of a record for the lines below it. */
  takeAbove(record: FixedRecord, text: string): void {
    this.#above.set(record, this.#cells(record, text))
  }

  /** The row of a line. */
  rowOf(record: FixedRecord, text: string): readonly string[] {
    const row = this.#cells(record, text)
    for (const facts of this.#above.values()) {
      for (const [at, fact] of facts.entries()) if (row[at] === '') row[at] = fact
    }
    for (const sum of this.#sums) row[this.#places.get(sum.name) ?? 0] = sumOf(sum, record, text)
    return row
  }

  #cells({ fields }: FixedRecord, text: string): string[] {
    const row = this.columns.map(() => '')
    for (const field of fields) row[this.#places.get(field.name) ?? 0] = cellOf(text, field)
    return row
  }
}

/** Blank where no part is stated, or one is written otherwise than the layout says. */
function sumOf({ of }: FixedLayout['sums'][number], { fields }: FixedRecord, text: string): string {
  const parts = fields.filter(({ name, number }) => number && of.includes(name))
  const decimals = Math.max(0, ...parts.map(({ number }) => number?.decimals ?? 0))
  let sum = 0
  let isStated = false
  for (const field of parts) {
    const value = scaledOf(text, field)
    if (value === undefined && cellOf(text, field) !== '') return ''
    if (value === undefined) continue
    isStated = true
    sum += value * 10 ** (decimals - (field.number?.decimals ?? 0))
  }
  return isStated ? written(sum, decimals) : ''
}
