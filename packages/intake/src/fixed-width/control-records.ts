import type { FixedField, FixedLayout, FixedRecord } from './layout.ts'
import { scaledOf, textOf, written } from './field-value.ts'

/** Counts and sums from a place of the file on. */
interface Running {
  lines: number
  records: number
  /** By name of the field, in units of its last decimal. */
  readonly sums: Map<string, number>
}

/** What a header or trailer says, to be held against what is counted by then or at the end. */
interface Statement {
  readonly record: FixedRecord
  readonly text: string
  readonly row: number
  readonly since: Running
}

const problemsSaid = 5

/** Holds what headers and trailers say against the records of the file; nothing is mended. */
export class ControlRecords {
  readonly #summed: readonly FixedField[]
  readonly #scopes = new Map<string, Running>()
  readonly #awaited: Statement[] = []
  readonly #problems: string[] = []
  readonly #whole = nothing()
  #compared = 0

  constructor({ records }: FixedLayout) {
    const totals = new Set(
      records.flatMap(({ fields }) => fields.flatMap((field) => field.totals ?? [])),
    )
    this.#summed = records
      .filter(({ kind }) => kind === 'line')
      .flatMap(({ fields }) => fields.filter((field) => totals.has(field.name)))
  }

  /** Takes every record, in order. */
  take(record: FixedRecord, text: string, row: number): void {
    if (record.kind === 'header') this.#scopes.set(record.name, nothing())
    for (const running of [this.#whole, ...this.#scopes.values()])
      this.#count(running, record, text)
    const statement = { record, text, row, since: this.#scopeOf(record) }
    if (record.kind === 'trailer') this.#compare(statement)
    else if (record.kind === 'header') this.#awaited.push(statement)
  }

  /** What does not agree, and that all else does. */
  notes(): readonly string[] {
    for (const statement of this.#awaited) this.#compare(statement)
    this.#awaited.length = 0
    const more = this.#problems.length - problemsSaid
    const agreed = this.#compared - this.#problems.length
    return [
      ...this.#problems.slice(0, problemsSaid),
      ...(more > 0 ? [`Headers and trailers do not agree in ${more} more places.`] : []),
      ...(agreed > 0
        ? [
            `Of the counts and totals that headers and trailers state, ${agreed} ${agreed === 1 ? 'agrees' : 'agree'} with the file.`,
          ]
        : []),
    ]
  }

  #scopeOf({ kind, name, since }: FixedRecord): Running {
    const from = kind === 'header' ? name : since
    return (from === undefined ? undefined : this.#scopes.get(from)) ?? this.#whole
  }

  #count(running: Running, record: FixedRecord, text: string): void {
    running.records++
    if (record.kind !== 'line') return
    running.lines++
    for (const field of this.#summed) {
      if (!record.fields.includes(field)) continue
      running.sums.set(
        field.name,
        (running.sums.get(field.name) ?? 0) + (scaledOf(text, field) ?? 0),
      )
    }
  }

  #compare({ record, text, row, since }: Statement): void {
    for (const field of record.fields) {
      const { counts, totals, number } = field
      const said = textOf(text, field)
      if (counts)
        this.#hold(record, field, row, said, String(since[counts]), Number(said) === since[counts])
      if (totals === undefined) continue
      const found = since.sums.get(totals) ?? 0
      const decimals = this.#summed.find(({ name }) => name === totals)?.number?.decimals ?? 0
      const isSame =
        scaledOf(text, { ...field, number: number ?? { decimals, sign: 'overpunched' } }) === found
      this.#hold(record, field, row, said, written(found, decimals), isSame)
    }
  }

  #hold(
    record: FixedRecord,
    field: FixedField,
    row: number,
    said: string,
    found: string,
    isSame: boolean,
  ): void {
    this.#compared++
    if (isSame) return
    this.#problems.push(
      `The ${record.name} record ${row} does not agree: its ${field.name} says ${said === '' ? 'nothing' : said}, the file has ${found}. It was read all the same.`,
    )
  }
}

function nothing(): Running {
  return { lines: 0, records: 0, sums: new Map() }
}
