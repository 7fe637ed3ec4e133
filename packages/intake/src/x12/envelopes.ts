import type { Segment } from './segments.ts'
import { TextDigest } from './text-digest.ts'

const envelopeNames: ReadonlySet<string> = new Set(['ISA', 'GS', 'ST', 'SE', 'GE', 'IEA', 'TA1'])

/**
 * Counts what the envelopes of an X12 file promise (SE, GE, IEA) and tells interchanges apart: one
 * that came before, byte for byte, is the same sent again.
 */
export class Envelopes {
  readonly #problems: string[] = []
  readonly #digests = new Set<string>()
  readonly #repeated = new Set<number>()
  readonly #kinds = new Map<string, number>()
  #interchange = 0
  #control = ''
  #digest: TextDigest | undefined
  #transactions = 0
  #groups = 0
  #startedAt: number | undefined
  #transactionControl = ''
  #groupControl = ''

  /** Transactions by ST01; `TA1` stands outside of any. */
  get kinds(): ReadonlyMap<string, number> {
    return this.#kinds
  }

  /** Interchanges, 1 first, that repeat an earlier one. */
  get repeated(): ReadonlySet<number> {
    return this.#repeated
  }

  /** What the envelopes promise and the file does not hold. */
  get problems(): readonly string[] {
    return this.#problems
  }

  take(segment: Segment): void {
    this.#digest?.take(segment.text)
    if (!envelopeNames.has(segment.name)) return
    const { elements, position } = segment
    switch (segment.name) {
      case 'ISA':
        this.#interchange++
        this.#control = (elements[13] ?? '').trim()
        this.#groups = 0
        this.#digest = new TextDigest()
        this.#digest.take(segment.text)
        break
      case 'GS':
        this.#groups++
        this.#transactions = 0
        this.#groupControl = (elements[6] ?? '').trim()
        break
      case 'ST':
        this.#transactions++
        this.#startedAt = position
        this.#transactionControl = (elements[2] ?? '').trim()
        this.#count((elements[1] ?? '').trim())
        break
      case 'TA1':
        this.#count('TA1')
        break
      case 'SE':
        this.#endTransaction(elements, position)
        break
      case 'GE':
        this.#compare('GE01', elements[1], String(this.#transactions), 'transactions', position)
        this.#compare('GE02', elements[2], this.#groupControl, 'as GS06', position)
        break
      case 'IEA':
        this.#compare('IEA01', elements[1], String(this.#groups), 'groups', position)
        this.#compare('IEA02', elements[2], this.#control, 'as ISA13', position)
        this.#endInterchange()
        break
    }
  }

  /** Call once, after the last segment. */
  end(): void {
    if (this.#startedAt === undefined) return
    this.#problems.push(
      `The transaction that begins at segment ${this.#startedAt} has no end (SE): the file may be cut off.`,
    )
  }

  #count(kind: string): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1)
  }

  #endTransaction(elements: readonly string[], position: number): void {
    const from = this.#startedAt
    this.#startedAt = undefined
    if (from === undefined) return
    this.#compare('SE01', elements[1], String(position - from + 1), 'segments', position)
    this.#compare('SE02', elements[2], this.#transactionControl, 'as ST02', position)
  }

  #endInterchange(): void {
    if (!this.#digest) return
    const digest = this.#digest.end()
    this.#digest = undefined
    if (this.#digests.has(digest)) this.#repeated.add(this.#interchange)
    this.#digests.add(digest)
  }

  #compare(
    name: string,
    said: string | undefined,
    found: string,
    of: string,
    position: number,
  ): void {
    const plain = (said ?? '').trim()
    if (plain === found || (/^\d+$/.test(plain) && Number(plain) === Number(found))) return
    this.#problems.push(
      `The envelope does not agree: ${name} at segment ${position} says ${plain || 'nothing'}, the file has ${found} (${of}). It was read all the same.`,
    )
  }
}
