import type { Day } from '@plumbline/engine'
import type { Clock, DeadlineSaid } from '../deadlines/deadline.ts'
import type { FactKey } from '../facts/facts.ts'
import type { LawId } from '../laws/laws.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import type { Block, Role, Situation } from '../letter.ts'

/** Who requires an element: a provision, or what careful people always put in. */
export type ElementSource = LawId | 'practice'

/** One thing that a letter of a kind must hold. */
export interface LetterElement {
  readonly id: string
  readonly label: string
  readonly source: ElementSource
  /** Facts without which it is not there. */
  readonly needs: readonly FactKey[]
  /** Further facts that it asks for as things stand. */
  readonly asks?: (context: LetterContext) => readonly FactKey[]
  /** What else it lacks, in words; empty where nothing. */
  readonly lacks?: (context: LetterContext) => readonly string[]
  /** Its text; undefined where others hold it. */
  readonly write?: (context: LetterContext) => readonly Block[]
}

/** A clock of a kind, and what it runs from. */
export interface LetterClock {
  readonly clock: Clock
  readonly from: FactKey
  readonly fromWhat: string
  /** The day it begins, where that is not the stated one. */
  readonly begins?: (stated: Day) => Day
}

export interface LetterKind {
  readonly situation: Situation
  readonly title: string
  /** Who writes such letters. */
  readonly roles: readonly Role[]
  readonly elements: readonly LetterElement[]
  readonly clocks: readonly LetterClock[]
  /** Further last days, which follow from more than one stated date. */
  readonly deadlines?: (context: LetterContext) => readonly DeadlineSaid[]
  /** Clocks that what is recorded of the case starts: that the letter was sent, or refused. */
  readonly then?: Readonly<Partial<Record<Happening, Clock>>>
}

/** What starts a clock once it is recorded. */
export type Happening = 'sent' | 'disputed'
