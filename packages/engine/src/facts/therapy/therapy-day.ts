import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { isAlwaysTherapy, therapyModifiers } from '../modifiers/therapy-services.ts'
import { timedMinutes } from './timed-services.ts'

/** Timed units of a discipline, one patient and day, by one practice. */
export interface TherapyDay {
  readonly lines: readonly ClaimLine[]
  readonly units: number
  /** A code stands on several lines: sessions of a series whose days were lost may stand under one date. */
  readonly mayBeSeries: boolean
}

/** Whether a line is therapy that is counted in units of 15 minutes, paid, on one day. */
export function isTimedTherapy(line: ClaimLine): boolean {
  const { procedure, serviceFromDay, serviceThroughDay = serviceFromDay } = line
  return (
    isAlwaysTherapy(procedure) &&
    timedMinutes(procedure) !== undefined &&
    serviceFromDay === serviceThroughDay &&
    !isUnpaid(line)
  )
}

/**
 * The timed therapy of one encounter by discipline (GP, GO, GN); lines without such a modifier are a discipline of
 * their own. Undefined units count as none.
 */
export function therapyDays(lines: readonly ClaimLine[]): readonly TherapyDay[] {
  const timed = lines.filter(isTimedTherapy)
  const byDiscipline = Map.groupBy(
    timed,
    ({ modifiers }) => therapyModifiers(modifiers)[0] ?? 'none',
  )
  return Array.from(byDiscipline.values(), (ofOne) => ({
    lines: ofOne,
    mayBeSeries: new Set(ofOne.map(({ procedure }) => procedure)).size < ofOne.length,
    units: ofOne.reduce((sum, { units = 0 }) => sum + Math.max(0, units), 0),
  }))
}
