import type { Day } from '../../claim/day.ts'
import { code, count, date, list, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { GlobalPeriod } from '../surgery/global-period.ts'
import type { UnlockingModifier } from './package-visit.ts'

/** Where in a package a visit lies: `is on the day of 27447 (global days 090)`. */
export function placeInPackage(
  visitDay: Day,
  { operation, globalDays, day, to }: GlobalPeriod,
): Sentence {
  const operated = say`${code(operation.procedureCode)} (global days ${words(globalDays)})`
  if (visitDay === day) return say`is on the day of ${operated}`
  if (visitDay < day) return say`is on the day before ${operated}`
  return say`is ${count(visitDay - day)} days after ${operated} of ${date(day)}, whose package lasts to ${date(to)},`
}

const meaning: Readonly<Record<UnlockingModifier, Sentence>> = {
  '24': words('an unrelated visit'),
  '25': words('a separate visit on the day of a minor procedure'),
  '57': words('the decision for major surgery'),
}

/** That the modifier which would take a visit out of the package is not among those on it. */
export function withoutUnlocking(right: UnlockingModifier, claimed: readonly string[]): Sentence {
  const needed = code(right)
  if (claimed.length === 0) return say` and has no modifier ${needed} (${meaning[right]})`
  const others = list(
    claimed.map((modifier) => code(modifier)),
    ' and ',
  )
  return say` and has modifier ${others}, which does not apply to it; ${needed} would (${meaning[right]})`
}
