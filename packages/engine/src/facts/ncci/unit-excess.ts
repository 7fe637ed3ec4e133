import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import { type AtRisk } from '../../findings/line-at-risk.ts'
import { count, list, money, row, say, words } from '../../sentences/say.ts'
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
    if (units > 0) over.unshift({ line, units })
    left -= units
  }
  return over
}

/** The share of what was paid that falls on the units over the limit: an estimate of the excess. */
export function excessAtRisk(over: readonly UnitsOver[]): AtRisk {
  const shares = over
    .map(({ line, units }) => ({ line, units, cents: shareOf(line, units) }))
    .filter(({ cents }) => cents > 0)
  if (shares.length === 0) return {}
  const arithmetic = shares.map(
    ({ line, units }) =>
      say`${count(units)} of ${count(unitsPerDay(line))} units of ${money(exposureCents(line))} ${words(basisOf(line))} on ${row(line)}`,
  )
  return {
    atRisk: shares.map(({ line, cents }) => ({ line, cents })),
    arithmetic: list(arithmetic, '; '),
  }
}

function shareOf(line: ClaimLine, units: number): number {
  return Math.round((exposureCents(line) * units) / unitsPerDay(line))
}
