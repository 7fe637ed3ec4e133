import { isoDate } from '../../claim/day.ts'
import { exposureCents } from '../../claim/exposure.ts'
import type { FindingClass } from '../../result/finding.ts'
import type { Encounter } from '../../batch/groups.ts'
import { isAtAnotherSite } from '../surgery/line-roles.ts'
import { basisOf } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { isMedicaid, payerProgram } from '../payers/payer-program.ts'
import { surelySameProvider } from '../bills/same-provider.ts'
import { unitsPerDay, type UnitCount } from './unit-counts.ts'

/**
 * How sure an excess is. MAI 1 and 2 are errors. MAI 3 is a benchmark that records may overcome;
 * a limit of 0 says that Medicare does not pay, which another payer may; units divided over days
 * and lines of a group that names no practitioner are estimates. Left and right on two lines may be
 * what the payer asks for; Medicare wants 50 on one line, which counts as one unit.
 */
export function classOfExcess(count: UnitCount, encounter: Encounter): FindingClass {
  const { limit, lines, spansDays } = count
  const [first, ...others] = lines
  if (first === undefined || limit.adjudicationIndicator === 3 || spansDays) return 'lead'
  if (limit.units === 0 && payerProgram(first) !== 'medicare') return 'lead'
  if (isOneEachSide(count) || isMedicaid(first)) return 'lead'
  const sure = others.every((line) => surelySameProvider(first, line, encounter.provider))
  return sure ? 'error' : 'lead'
}

/**
 * Whether an excess is only that left and right stand on two lines, for a payer that is not
 * Medicare or that the file does not name: many ask for exactly that.
 */
export function isUsualTwoSides(count: UnitCount): boolean {
  const [first] = count.lines
  if (first === undefined || !isOneEachSide(count)) return false
  const program = payerProgram(first)
  const sides = count.lines.flatMap(({ modifiers }) => modifiers.filter(isSide))
  return (program === 'other' || program === 'unknown') && sides.length === 2
}

function isSide(modifier: string): boolean {
  return modifier === 'LT' || modifier === 'RT'
}

/** Two lines, one for each side and each within the limit. */
function isOneEachSide({ lines, limit }: UnitCount): boolean {
  const [one, two, more] = lines
  if (one === undefined || two === undefined || more !== undefined) return false
  return isAtAnotherSite(one, two) && lines.every((line) => unitsPerDay(line) <= limit.units)
}

const scopeOf = { 1: 'on one line', 2: 'in one day, an absolute limit', 3: 'in one day' } as const

/** The excess, and what Medicare would do, which denies every unit and not the excess alone. */
export function excessMessage(
  { limit, lines, units, excess }: UnitCount,
  encounter: Encounter,
): string {
  const [first] = lines
  if (first === undefined) return ''
  const rows = lines.length > 1 ? ` over ${lines.length} lines` : ''
  const billed = `${unitsOf(units)} of ${first.procedureCode ?? ''}${rows} on ${isoDate(encounter.day)}`
  const allowed =
    limit.units === 0
      ? 'but Medicare pays none (MUE 0)'
      : `but NCCI allows ${limit.units} ${scopeOf[limit.adjudicationIndicator]} (MAI ${limit.adjudicationIndicator}), ${excess} fewer`
  const cents = lines.reduce((sum, line) => sum + exposureCents(line), 0)
  const whole =
    cents > 0
      ? `; Medicare would deny all ${unitsOf(units)}, ${dollars(cents)} ${basisOf(first)}`
      : ''
  return `${billed}, ${allowed}${whole}.`
}

function unitsOf(units: number): string {
  return units === 1 ? '1 unit' : `${units} units`
}
