import type { ProcedureNumber, PtpEdit } from '@plumbline/engine'
import { buildSlots } from './key-index.ts'
import type { Section } from './release-file.ts'

const maximumCodes = 2 ** 16
const maximumEdits = 2 ** 20
const startingCapacity = 2 ** 16

/** Gathers PTP edits, millions of them, and lays them out as `PtpPairs` reads them. */
export class PtpPairsBuilder {
  readonly #codes = new Map<ProcedureNumber, number>()
  readonly #edits: PtpEdit[] = []
  /** Column 1, column 2 and edit in one double: 16 + 16 + 20 bits. */
  #pairs = new Float64Array(startingCapacity)
  #length = 0

  /** A number for what edits of the same indicator, dates and rationale share. */
  edit(edit: PtpEdit): number {
    if (this.#edits.length === maximumEdits) throw new RangeError('too many different PTP edits')
    return this.#edits.push(edit) - 1
  }

  add(column1: ProcedureNumber, column2: ProcedureNumber, edit: number): void {
    if (this.#length === this.#pairs.length) this.#grow()
    const codes = this.#number(column1) * maximumCodes + this.#number(column2)
    this.#pairs[this.#length++] = codes * maximumEdits + edit
  }

  /** The sections, and how many edits they hold: a row that stands twice counts once. */
  build(): { rows: number; sections: Record<string, Section> } {
    const order = this.#orderEdits()
    const pairs = this.#sortPairs(order)
    const codes = Float64Array.from(this.#codes.keys())
    const starts = new Uint32Array(codes.length + 1)
    const column2 = new Uint16Array(pairs.length)
    const editOf =
      order.length < maximumCodes ? new Uint16Array(pairs.length) : new Uint32Array(pairs.length)
    for (let position = 0; position < pairs.length; position++) {
      const pair = pairs[position] ?? 0
      const both = Math.floor(pair / maximumEdits)
      const column1 = Math.floor(both / maximumCodes)
      starts[column1 + 1] = position + 1
      column2[position] = both - column1 * maximumCodes
      editOf[position] = pair - both * maximumEdits
    }
    fillForward(starts)
    const edits = this.#editSections(order)
    return {
      rows: pairs.length,
      sections: { codes, slots: buildSlots(codes), starts, column2, editOf, ...edits },
    }
  }

  #number(code: ProcedureNumber): number {
    const known = this.#codes.get(code)
    if (known !== undefined) return known
    const next = this.#codes.size
    if (next === maximumCodes) throw new RangeError('too many different codes in the PTP edits')
    this.#codes.set(code, next)
    return next
  }

  #grow(): void {
    const larger = new Float64Array(this.#pairs.length * 2)
    larger.set(this.#pairs)
    this.#pairs = larger
  }

  /** Edits by last day, so that of several edits of a pair the one that ended first comes first. */
  #orderEdits(): number[] {
    const lastDay = (edit: number) => this.#edits[edit]?.deletionDay ?? Infinity
    const firstDay = (edit: number) => this.#edits[edit]?.effectiveDay ?? -Infinity
    return this.#edits
      .map((_, edit) => edit)
      .sort(
        (one, two) => compare(lastDay(one), lastDay(two)) || compare(firstDay(one), firstDay(two)),
      )
  }

  #sortPairs(order: readonly number[]): Float64Array {
    const rank = new Float64Array(order.length)
    order.forEach((edit, position) => (rank[edit] = position))
    const pairs = this.#pairs.slice(0, this.#length)
    for (let position = 0; position < pairs.length; position++) {
      const pair = pairs[position] ?? 0
      const edit = pair % maximumEdits
      pairs[position] = pair - edit + (rank[edit] ?? 0)
    }
    pairs.sort()
    let kept = 0
    for (const pair of pairs) {
      if (kept === 0 || pairs[kept - 1] !== pair) pairs[kept++] = pair
    }
    return pairs.subarray(0, kept)
  }

  #editSections(order: readonly number[]): Record<string, Section> {
    const edits = order.flatMap((edit) => this.#edits[edit] ?? [])
    const rationales = Array.from(new Set(edits.map((edit) => edit.rationale)))
    return {
      indicators: Uint8Array.from(edits, (edit) => edit.modifierIndicator),
      firstDay: Float64Array.from(edits, (edit) => edit.effectiveDay ?? -Infinity),
      lastDay: Float64Array.from(edits, (edit) => edit.deletionDay ?? Infinity),
      rationaleOf: Uint16Array.from(edits, (edit) => rationales.indexOf(edit.rationale)),
      rationales: new Uint8Array(Buffer.from(rationales.join('\n'), 'utf8')),
    }
  }
}

function compare(one: number, two: number): number {
  return one === two ? 0 : one < two ? -1 : 1
}

/** A code that opens no pair starts where the one before it ended. */
function fillForward(starts: Uint32Array): void {
  for (let position = 1; position < starts.length; position++) {
    starts[position] = Math.max(starts[position] ?? 0, starts[position - 1] ?? 0)
  }
}
