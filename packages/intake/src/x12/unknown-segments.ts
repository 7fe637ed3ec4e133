import { segmentNames } from './segment-names.table.ts'
import type { Segment } from './segments.ts'

/** Whether or not the transaction before them was ended. */
const betweenTransactions: ReadonlySet<string> = new Set(['ISA', 'GS', 'SE', 'GE', 'IEA', 'TA1'])

const mostNamed = 10
/** A name of a segment; anything else is text that strayed in. */
const nameLike = /^[A-Z][A-Z0-9]{1,2}$/

/** Segments within claims and remittances that their guides do not have: nothing of them is read. */
export class UnknownSegments {
  readonly #found = new Map<string, { count: number; readonly first: number }>()
  #kind = ''
  #names: ReadonlySet<string> | undefined

  take(segment: Segment): void {
    const { name, position } = segment
    if (name === 'ST') {
      this.#kind = (segment.elements[1] ?? '').trim()
      this.#names = segmentNames.get(this.#kind)
    } else if (betweenTransactions.has(name)) this.#names = undefined
    else if (this.#names?.has(name) === false) this.#count(name, position)
  }

  /** Every one by name, or how many more there are. */
  notes(): readonly string[] {
    if (this.#found.size === 0) return []
    const named = Array.from(
      this.#found,
      ([what, { count, first }]) => `${what} (${count}, the first at segment ${first})`,
    )
    const more = named.length > mostNamed ? ` and ${named.length - mostNamed} other kinds` : ''
    return [
      `The file has segments that its guide does not know, and nothing was read from them: ${named.slice(0, mostNamed).join(', ')}${more}.`,
    ]
  }

  #count(name: string, position: number): void {
    // What stands in a stray text may name a patient.
    const what = nameLike.test(name) ? `${name} in the ${this.#kind}` : 'text without a name'
    const known = this.#found.get(what)
    if (known) known.count++
    else this.#found.set(what, { count: 1, first: position })
  }
}
