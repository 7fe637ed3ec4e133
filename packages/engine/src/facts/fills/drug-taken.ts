import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { Remembered } from '../../memo/memories.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOf } from '../drugs/drug-profile.ts'
import { isDeniedOrPending } from './paid-fill.ts'

/** A fill on the days for which it supplies its drug. */
export interface TakenFill {
  readonly line: ClaimLine
  /** Undefined where the drug is known and its class is not. */
  readonly drugClass: string | undefined
  readonly fromDay: Day
  /** The day after the last. */
  readonly untilDay: Day
}

/** What a line is to the drugs that its patient takes; `without-days` has no days supply of a day or more. */
export type DrugTaken =
  | { readonly kind: 'taken'; readonly fill: TakenFill }
  | { readonly kind: 'not-dispensed' | 'undated' | 'unknown-drug' | 'without-days' }

/** What the lines of a patient are to the drugs taken. */
export class DrugsTaken {
  /** The lines that are fills, in the order of the lines. */
  readonly fills: readonly TakenFill[]
  /** Whether the drug of any line is not known. */
  readonly hasUnknown: boolean
  readonly #byLine: ReadonlyMap<ClaimLine, DrugTaken>
  /** The classes of the fills, each once. */
  readonly #classes: readonly (string | undefined)[]

  constructor(lines: readonly ClaimLine[], span: DrugSpan) {
    const byLine = new Map<ClaimLine, DrugTaken>()
    const fills: TakenFill[] = []
    const classes: (string | undefined)[] = []
    let hasUnknown = false
    for (const line of lines) {
      const taken = drugTaken(line, span)
      byLine.set(line, taken)
      if (taken.kind === 'unknown-drug') hasUnknown = true
      if (taken.kind !== 'taken') continue
      fills.push(taken.fill)
      if (!classes.includes(taken.fill.drugClass)) classes.push(taken.fill.drugClass)
    }
    this.fills = fills
    this.hasUnknown = hasUnknown
    this.#byLine = byLine
    this.#classes = classes
  }

  of(line: ClaimLine): DrugTaken {
    return this.#byLine.get(line) ?? { kind: 'undated' }
  }

  /** Whether every line is a fill, and none of a class that is asked for: so it is with most patients. */
  areAllOutside(isOfClass: (drugClass: string | undefined) => boolean): boolean {
    return this.fills.length === this.#byLine.size && !this.#classes.some(isOfClass)
  }
}

/**
 * What each line of a patient is to the drugs taken, by the drug lists of its day. Several rules ask for
 * the same patient, one after another, and all of them read both lists, so that one answer is for all.
 */
export function drugsTaken(lines: readonly ClaimLine[], span: DrugSpan): DrugsTaken {
  const last = lastTaken.in(span.memories)
  if (last.lines !== lines || last.taken === undefined) {
    last.lines = lines
    last.taken = new DrugsTaken(lines, span)
  }
  return last.taken
}

interface LastTaken {
  lines: readonly ClaimLine[] | undefined
  taken: DrugsTaken | undefined
}

const lastTaken = new Remembered((): LastTaken => ({ lines: undefined, taken: undefined }))

/** Reads a line as a fill that is taken from its date on, by the drug lists of that day. */
function drugTaken(line: ClaimLine, span: DrugSpan): DrugTaken {
  if (isDeniedOrPending(line)) return { kind: 'not-dispensed' }
  const { serviceFromDay: fromDay, daysSupply } = line
  if (fromDay === undefined) return { kind: 'undated' }
  const context = drugContextOn(fromDay, span)
  const profile = context && profileOf(line, context)
  const isKnown = profile ?? (context && drugFactsOf(line, context)?.ingredient)
  if (isKnown === undefined) return { kind: 'unknown-drug' }
  if (daysSupply === undefined || !(daysSupply >= 1)) return { kind: 'without-days' }
  const untilDay = fromDay + daysSupply
  return { kind: 'taken', fill: { line, drugClass: profile?.drugClass, fromDay, untilDay } }
}
