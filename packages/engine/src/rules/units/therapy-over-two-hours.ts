import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { timedMinutes } from '../../facts/therapy/timed-services.ts'
import { isAlwaysTherapy, therapyModifiers } from '../../facts/modifiers/therapy-services.ts'
import { cells } from '../../findings/evidence.ts'
import { findingsByLine } from '../../findings/findings-by-line.ts'
import { sharesAtRisk } from '../../findings/line-at-risk.ts'
import { mostListed } from '../../findings/most-listed.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { noServiceDate, noUnits, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, say } from '../../sentences/say.ts'

const notTimed = notApplicable('no therapy that is counted in units of 15 minutes')
const ofInpatients = notApplicable('on the bill of a stay, whose therapy is not paid by units')
const mayBeSeries = cannotTell(
  'a code stands on several lines of the day, which may be sessions of several days under one date',
)
const severalDays = notApplicable('the line is of several days')

/** Two hours of one discipline. */
const mostUnits = 8

/** More timed therapy of one discipline on one day than patients are given. */
export const therapyOverTwoHours = defineGroupRule({
  id: 'therapy-over-two-hours',
  version: 1,
  title: 'More than two hours of therapy in a day',
  category: 'units',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 5, 20.2: timed units and minutes of a day'),
    cite('Medicare Benefit Policy Manual', 'chapter 15, 220.2: amount and duration of therapy'),
  ],
  needs: { fields: ['procedureCode', 'serviceFromDay', 'units'] },
  clearedBy:
    'The record of treatment with its minutes, or of two sessions that the plan of care asks for.',
  suggestedFix: 'Ask for the minutes of the day; recover the units that they do not come to.',
  triage({ procedure, setting, standing }) {
    if (!isAlwaysTherapy(procedure) || timedMinutes(procedure) === undefined) return notTimed
    if (setting === 'inpatient-facility') return ofInpatients
    if (standing.isUnpaid) return nothingPaid
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, day }) {
    const long = therapyDays(lines).filter(({ units }) => units > mostUnits)
    const found = findingsByLine(
      long.filter(({ mayBeSeries }) => !mayBeSeries).map((each) => flag(each, day)),
    )
    const inSeries = new Set(
      long.filter(({ mayBeSeries }) => mayBeSeries).flatMap((each) => each.lines),
    )
    return eachOpenLine((line) => {
      if (line.units === undefined) return noUnits
      if (inSeries.has(line)) return mayBeSeries
      return found.get(line) ?? (isTimedTherapy(line) ? pass : severalDays)
    })
  },
})

function flag({ lines, units }: TherapyDay, day: number): FindingOutcome {
  const terms = say`${count(units - mostUnits)} of ${count(units)} units`
  return finding({
    message: say`${count(units)} units of 15 minutes of therapy, ${count(units * 15, 'minute')} of one discipline, are billed for one patient on ${date(day)}; more than ${count(mostUnits)} are hardly ever given.`,
    lines,
    evidence: lines
      .slice(0, mostListed)
      .flatMap((line) => cells(line, 'procedureCode', 'modifiers', 'units')),
    ...sharesAtRisk(lines, (units - mostUnits) / units, terms),
  })
}

/** Timed units of a discipline, one patient and day, by one practice. */
interface TherapyDay {
  readonly lines: readonly ClaimLine[]
  readonly units: number
  /** A code stands on several lines: sessions of a series whose days were lost may stand under one date. */
  readonly mayBeSeries: boolean
}

/** Whether a line is therapy that is counted in units of 15 minutes, paid, on one day. */
function isTimedTherapy(line: ClaimLine): boolean {
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
function therapyDays(lines: readonly ClaimLine[]): readonly TherapyDay[] {
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
