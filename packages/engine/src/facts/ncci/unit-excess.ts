import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import type { Memories } from '../../memo/memories.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { shareOverDue, wereUnitsCut } from '../prices/over-due.ts'
import { type AtRisk } from '../../findings/line-at-risk.ts'
import { mostListed } from '../../findings/most-listed.ts'
import { count, list, money, nothing, row, say, words } from '../../sentences/say.ts'
import { unitsPerDay, type UnitCount } from './unit-counts.ts'

/** A line and how many of its units are over a limit. */
export interface UnitsOver {
  readonly line: ClaimLine
  readonly units: number
}

/** Where the excess of a count lies: in its last lines, as those came on top of the others. */
export function linesInExcess({ excess, lines }: UnitCount): readonly UnitsOver[] {
  const over: UnitsOver[] = []
  let left = excess
  for (const line of lines.toReversed()) {
    const units = Math.min(left, unitsPerDay(line))
    if (units > 0) over.push({ line, units })
    left -= units
  }
  return over.reverse()
}

/**
 * What was paid for the units over the limit: their share of the payment, or less where the remittance
 * or the price of one unit elsewhere in the file shows that not all of them were paid.
 */
export function excessAtRisk(over: readonly UnitsOver[], memories: Memories): AtRisk {
  const shares = over
    .map(({ line, units }) => ({ line, units, cents: paidFor(line, units, memories) }))
    .filter(({ cents }) => cents > 0)
  if (shares.length === 0) return {}
  return {
    atRisk: shares.map(({ line, cents }) => ({ line, cents })),
    arithmetic: over.length > mostListed ? nothing : list(shares.map(arithmeticOf), '; '),
  }
}

/** Both sides under one unit are paid at 150%. */
function sidesOf({ modifiers }: ClaimLine): number {
  return modifiers.includes('50') ? 1.5 : 1
}

/** Prices of one service differ by this much without meaning that units were not paid. */
const nearly = 0.9

function paidFor(line: ClaimLine, units: number, memories: Memories): number {
  const share = units / unitsPerDay(line)
  const known = shareOverDue(line, (line.units ?? 1) * (1 - share) * sidesOf(line), memories)
  const overDue = known ?? (wereUnitsCut(line) ? 0 : share)
  return Math.round(exposureCents(line) * (overDue < nearly * share ? overDue : share))
}

function arithmeticOf({ line, units, cents }: UnitsOver & { readonly cents: number }): Sentence {
  const whole = exposureCents(line)
  const billed = unitsPerDay(line)
  const paid = say`${money(whole)} ${words(basisOf(line))} on ${row(line)}`
  return cents === Math.round((whole * units) / billed)
    ? say`${count(units)} of ${count(billed)} units of ${paid}`
    : say`${money(cents)} of ${paid} is more than the file pays for ${count(billed - units)} of ${count(billed)} units`
}
