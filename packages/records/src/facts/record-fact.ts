import type { Side } from '../questions/side.ts'

/** Kinds of things that make a service separate from another one of the day. */
export const kindsApart = ['complaint', 'site', 'session', 'practitioner'] as const
export type KindApart = (typeof kindsApart)[number]

/** What is looked for in a record by somebody who reads, a language model. */
export const factElements = ['side', 'minutes', 'apart', 'decision', 'criterion'] as const
export type FactElement = (typeof factElements)[number]

/** One thing that a record is said to state. The fields of other elements are null. */
export interface RecordFact {
  readonly page: number
  /** A line of that page, or a sentence of it, letter for letter. */
  readonly quote: string
  readonly element: FactElement
  readonly side: Side | null
  readonly minutes: number | null
  readonly apart: KindApart | null
  /** The name of one of the items that were asked for. */
  readonly item: string | null
}

/** A thing that counts, by a table that was imported: its name, and words of which a quote has to hold one. */
export interface AskedItem {
  readonly element: FactElement
  readonly name: string
  readonly words: readonly string[]
}

/** Why a fact is refused. */
export const factFaults = [
  /** Its quote does not stand on its page. */
  'quote',
  /** Its quote is a piece out of a sentence. */
  'cut',
  /** It has no value, or one of another element, or is none that was asked for. */
  'language',
  /** The record denies it, tells of another time, or copied it. */
  'turned',
  /** The quote does not state the value. */
  'value',
] as const
export type FactFault = (typeof factFaults)[number]
