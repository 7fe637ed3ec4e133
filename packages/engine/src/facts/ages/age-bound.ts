import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, type Day } from '../../claim/day.ts'
import { patientAge } from '../../batch/patient-age.ts'

/** An age in days, months or years. */
export interface AgeBound {
  readonly number: number
  readonly unit: 'd' | 'm' | 'y'
}

/** Reads `29d`, `6m`, `5y`. Throws `RangeError` on anything else: for tables of ours. */
export function ageBound(text: string): AgeBound {
  const number = Number(text.slice(0, -1))
  const unit = text.at(-1)
  if ((unit === 'd' || unit === 'm' || unit === 'y') && number > 0) return { number, unit }
  throw new RangeError(`Not an age: ${text}`)
}

/**
 * Days by which a patient is past an age on the date of service, below zero where they have not reached it;
 * where only whole years are known, the fewest days that they allow. Undefined where no age is known or
 * years do not tell.
 */
export function daysPast(line: ClaimLine, bound: AgeBound): number | undefined {
  const { birthDay, serviceFromDay } = line
  if (birthDay !== undefined && serviceFromDay !== undefined) {
    return serviceFromDay < birthDay ? undefined : serviceFromDay - reachedOn(birthDay, bound)
  }
  const years = patientAge(line)
  if (years === undefined) return undefined
  const whole = yearsOf(bound)
  if (years >= whole) return Math.floor((years - whole) * daysPerYear)
  return years + 1 <= whole ? Math.ceil((years + 1 - whole) * daysPerYear) - 1 : undefined
}

const daysPerYear = 365.25

function reachedOn(birthDay: Day, { number, unit }: AgeBound): Day {
  return unit === 'd' ? birthDay + number : addMonths(birthDay, unit === 'm' ? number : number * 12)
}

function yearsOf({ number, unit }: AgeBound): number {
  if (unit === 'y') return number
  return unit === 'm' ? number / 12 : number / daysPerYear
}
