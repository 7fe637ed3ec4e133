import {
  strictestIndicator,
  type Day,
  type ProcedureNumber,
  type PtpEdit,
  type PtpEdits,
} from '@plumbline/engine'
import { KeyIndex } from './key-index.ts'
import type { ReleaseFile } from './release-file.ts'

/**
 * PTP edits in typed arrays: every code has a number; the edits of a column 1 code stand together
 * (`starts`), sorted by the number of column 2 and then by the last day they apply; what an edit
 * says is one of a few thousand combinations (`editOf`).
 */
export class PtpPairs implements PtpEdits {
  readonly complete: boolean
  readonly #codes: KeyIndex
  readonly #starts: Uint32Array
  readonly #column2: Uint16Array
  readonly #editOf: Uint32Array | Uint16Array
  readonly #firstDay: Float64Array
  readonly #lastDay: Float64Array
  readonly #edits: readonly PtpEdit[]

  constructor(file: ReleaseFile) {
    this.complete = file.header.complete
    this.#codes = new KeyIndex(file.f64('codes'), file.u32('slots'))
    this.#starts = file.u32('starts')
    this.#column2 = file.u16('column2')
    this.#editOf =
      file.header.sections['editOf']?.type === 'u16' ? file.u16('editOf') : file.u32('editOf')
    this.#firstDay = file.f64('firstDay')
    this.#lastDay = file.f64('lastDay')
    this.#edits = readEdits(file, this.#firstDay, this.#lastDay)
  }

  mentions(procedure: ProcedureNumber): boolean {
    return this.#codes.find(procedure) >= 0
  }

  indicatorOf(one: ProcedureNumber, other: ProcedureNumber): 0 | 1 | undefined {
    const first = this.#codes.find(one)
    const second = this.#codes.find(other)
    if (first < 0 || second < 0) return undefined
    return strictestIndicator([...this.#editsOf(first, second), ...this.#editsOf(second, first)])
  }

  /** Every edit of an ordered pair of code numbers, whenever it applies. */
  *#editsOf(first: number, second: number): Iterable<PtpEdit | undefined> {
    const end = this.#starts[first + 1] ?? 0
    let position = this.#lowerBound(this.#starts[first] ?? 0, end, second)
    for (; position < end && this.#column2[position] === second; position++) {
      yield this.#edits[this.#editOf[position] ?? 0]
    }
  }

  find(column1: ProcedureNumber, column2: ProcedureNumber, on: Day): PtpEdit | undefined {
    const first = this.#codes.find(column1)
    if (first < 0) return undefined
    const second = this.#codes.find(column2)
    if (second < 0) return undefined
    const end = this.#starts[first + 1] ?? 0
    let position = this.#lowerBound(this.#starts[first] ?? 0, end, second)
    for (; position < end && this.#column2[position] === second; position++) {
      const edit = this.#editOf[position] ?? 0
      if (on <= (this.#lastDay[edit] ?? 0) && (this.#firstDay[edit] ?? 0) <= on) {
        return this.#edits[edit]
      }
    }
    return undefined
  }

  #lowerBound(start: number, end: number, wanted: number): number {
    let low = start
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#column2[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

function readEdits(file: ReleaseFile, firstDay: Float64Array, lastDay: Float64Array): PtpEdit[] {
  const indicators = file.u8('indicators')
  const rationaleOf = file.u16('rationaleOf')
  const rationales = Buffer.from(file.u8('rationales')).toString('utf8').split('\n')
  return Array.from(indicators, (indicator, edit) => ({
    modifierIndicator: indicator === 0 || indicator === 1 ? indicator : 9,
    effectiveDay: finite(firstDay[edit]),
    deletionDay: finite(lastDay[edit]),
    rationale: rationales[rationaleOf[edit] ?? 0] ?? '',
  }))
}

function finite(day: number | undefined): Day | undefined {
  return Number.isFinite(day) ? day : undefined
}
