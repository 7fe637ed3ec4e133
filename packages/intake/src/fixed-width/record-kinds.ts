import type { FixedField, FixedLayout, FixedRecord } from './layout.ts'

/** Which of a layout's records each record of a file is. */
export class RecordKinds {
  readonly #selected: readonly {
    readonly record: FixedRecord
    readonly at: number
    readonly is: readonly string[]
  }[]
  readonly #other: FixedRecord | undefined
  readonly #recordLength: number

  constructor({ records, recordLength = Infinity }: FixedLayout) {
    this.#recordLength = recordLength
    this.#other = records.find(({ where }) => !where)
    this.#selected = records.flatMap((record) => {
      const { where } = record
      if (!where) return []
      return {
        record,
        at: where.start - 1,
        is: typeof where.is === 'string' ? [where.is] : where.is,
      }
    })
  }

  /** Undefined where the layout knows no such record. */
  of(text: string): FixedRecord | undefined {
    const found = this.#selected.find(({ at, is }) => is.some((word) => text.startsWith(word, at)))
    return found?.record ?? this.#other
  }

  /** Whether a record is longer than it may be, or ends within a date or a number: it was cut or shifted. */
  isBroken(text: string, { fields }: FixedRecord): boolean {
    const { length } = text
    return (
      length > this.#recordLength || fields.some((field) => isFormed(field) && isCut(field, length))
    )
  }
}

function isFormed({ date, number }: FixedField): boolean {
  return date !== undefined || number !== undefined
}

function isCut({ start, length }: FixedField, end: number): boolean {
  return end >= start && end < start + length - 1
}
