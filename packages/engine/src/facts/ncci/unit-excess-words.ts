import { basisOf, exposureCents } from '../../claim/exposure.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import type { FindingClass } from '../../result/finding.ts'
import type { Encounter } from '../../batch/groups.ts'
import { isAtAnotherSite } from '../surgery/line-roles.ts'
import { code, count, date, money, nothing, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { isMedicaid } from '../../claim/medicaid.ts'
import { isSurgeryCentersBill } from '../bills/surgery-center-bill.ts'
import { mayBeTwins } from '../bills/multiple-birth.ts'
import { surelySameProvider } from '../repeats/same-provider.ts'
import { unitsPerDay, type UnitCount } from './unit-counts.ts'

/**
 * How sure an excess is. MAI 1 and 2 are errors. MAI 3 is a benchmark that records may overcome;
 * a limit of 0 says that Medicare does not pay, which another payer may; units divided over days
 * and lines of a group that names no practitioner are estimates. Left and right on two lines may be
 * what the payer asks for; Medicare wants 50 on one line, which counts as one unit.
 */
export function classOfExcess(counted: UnitCount, encounter: Encounter): FindingClass {
  const { limit, lines, spansDays } = counted
  const [first, ...others] = lines
  if (first === undefined || limit.adjudicationIndicator === 3 || spansDays) return 'lead'
  const isOwn = limit.isMedicaids === true && isMedicaid(first)
  if (limit.units === 0 && payerProgram(first) !== 'medicare' && !isOwn) return 'lead'
  if (isOneEachSide(counted) || (isMedicaid(first) && !isOwn)) return 'lead'
  const sure = others.every(
    (line) => surelySameProvider(first, line, encounter.provider) && !mayBeTwins(first, line),
  )
  return sure ? 'error' : 'lead'
}

/**
 * Whether an excess is only that left and right stand on two lines, for a payer that is not
 * Medicare or that the file does not name: many ask for exactly that. So does Medicare of surgery centers
 * (Claims Processing Manual, chapter 14, 40.5).
 */
export function isUsualTwoSides(counted: UnitCount): boolean {
  const [first] = counted.lines
  if (first === undefined || !isOneEachSide(counted)) return false
  const program = payerProgram(first)
  const sides = counted.lines.flatMap(({ modifiers }) => modifiers.filter(isSide))
  if (counted.lines.every(isSurgeryCentersBill)) return sides.length === 2
  return (program === 'other' || program === 'unknown') && sides.length === 2
}

function isSide(modifier: string): boolean {
  return modifier === 'LT' || modifier === 'RT'
}

/** Two lines, one for each side and each within the limit: what the second is due is a matter of sides. */
export function isOneEachSide({ lines, limit }: UnitCount): boolean {
  const [one, two, more] = lines
  if (one === undefined || two === undefined || more !== undefined) return false
  return isAtAnotherSite(one, two) && lines.every((line) => unitsPerDay(line) <= limit.units)
}

const scopeOf = { 1: 'on one line', 2: 'in one day, an absolute limit', 3: 'in one day' } as const

/** The excess, and what Medicare would do, which denies every unit and not the excess alone. */
export function excessMessage(
  { limit, lines, units, excess }: UnitCount,
  encounter: Encounter,
): Sentence {
  const [first] = lines
  if (first === undefined) return nothing
  const rows = lines.length > 1 ? say` over ${count(lines.length, 'line')}` : nothing
  const billed = say`${count(units, 'unit')} of ${code(first.procedureCode)}${rows} on ${date(encounter.day)}`
  const cents = lines.reduce((sum, line) => sum + exposureCents(line), 0)
  const denied = units === 1 ? words('it') : say`all ${count(units, 'unit')}`
  const whole =
    cents > 0
      ? say`; ${words(programOf(limit))} would deny ${denied}, ${money(cents)} ${words(basisOf(first))}`
      : nothing
  return say`${billed}, but ${allowanceOf(limit, excess)}${whole}.`
}

function programOf({ isMedicaids }: MueLimit): string {
  return isMedicaids ? 'Medicaid' : 'Medicare'
}

function allowanceOf(limit: MueLimit, excess: number) {
  const { units, adjudicationIndicator: indicator } = limit
  if (units === 0) return say`${words(programOf(limit))} pays none (MUE 0)`
  if (limit.isMedicaids)
    return say`Medicaid's NCCI allows ${count(units)} on one line, ${count(excess)} fewer`
  return say`NCCI allows ${count(units)} ${words(scopeOf[indicator])} (MAI ${count(indicator)}), ${count(excess)} fewer`
}
