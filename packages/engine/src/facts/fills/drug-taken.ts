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

/**
 * What each line of a patient is to the drugs taken, by the drug lists of its day. Several rules ask for
 * the same patient, one after another, and all of them read both lists, so that one answer is for all.
 */
export function drugsTaken(
  lines: readonly ClaimLine[],
  span: DrugSpan,
): ReadonlyMap<ClaimLine, DrugTaken> {
  const last = lastTaken.in(span.memories)
  if (last.lines !== lines) {
    last.lines = lines
    last.taken = new Map(lines.map((line) => [line, drugTaken(line, span)]))
  }
  return last.taken
}

interface LastTaken {
  lines: readonly ClaimLine[] | undefined
  taken: ReadonlyMap<ClaimLine, DrugTaken>
}

const lastTaken = new Remembered((): LastTaken => ({ lines: undefined, taken: new Map() }))

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
