import { federalWorkday, type Day } from '@plumbline/engine'

export { federalWorkday }

/** Whether federal offices work on a day (5 USC 6103). */
export function isFederalWorkday(day: Day): boolean {
  return federalWorkday(day) === day
}
