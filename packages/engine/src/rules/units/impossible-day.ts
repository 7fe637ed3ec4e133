import type { Batch } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { timedMinutes } from '../../facts/therapy/timed-services.ts'
import { cells } from '../../findings/evidence.ts'
import { mostListed } from '../../findings/most-listed.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
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
import { count, date, decimal, money, say } from '../../sentences/say.ts'
import { findingsByLine } from '../../findings/findings-by-line.ts'

const notTimed = notApplicable('no service that is counted in units of 15 minutes')
const noRenderer = cannotTell('the line does not say which person gave the service')
const severalDays = notApplicable('the line is of several days')

const minutesOfDay = 24 * 60

/** Services of 15 minutes each that one person is billed to have given on one day, beyond what a day holds. */
export const impossibleDay = defineGroupRule({
  id: 'impossible-day',
  version: 1,
  title: 'More hours of one person than a day has',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 5, 20.2: units of 15 minutes'),
    cite('HCPCS Level II', 'services that are described as each 15 minutes'),
  ],
  needs: { fields: ['procedureCode', 'renderingNpi', 'serviceFromDay', 'units'] },
  clearedBy:
    'Schedules and sign-in sheets: several people who billed under one number, or services given to a group.',
  suggestedFix:
    'Ask for the schedule of the day and for who gave each service; recover what nobody gave.',
  triage({ procedure, standing }) {
    if (timedMinutes(procedure) === undefined) return notTimed
    if (standing.isUnpaid) return nothingPaid
    return standing.isDated ? look : noServiceDate
  },
  judge(batch) {
    const found = findingsByLine(overfullDays(batch))
    return eachOpenLine((line) => {
      const finding = found.get(line)
      if (finding) return finding
      if (line.units === undefined) return noUnits
      if (isOfSeveralDays(line)) return severalDays
      return personOf(line) === undefined ? noRenderer : pass
    })
  },
})

function overfullDays({ lines }: Batch): readonly FindingOutcome[] {
  const byPersonAndDay = new Map<string, ClaimLine[]>()
  for (const line of lines) {
    const person = personOf(line)
    if (person === undefined || minutesOf(line) === 0) continue
    const key = `${person} ${line.serviceFromDay ?? ''}`
    const known = byPersonAndDay.get(key)
    if (known) known.push(line)
    else byPersonAndDay.set(key, [line])
  }
  return Array.from(byPersonAndDay.values()).flatMap((ofDay) => {
    const minutes = ofDay.reduce((sum, line) => sum + minutesOf(line), 0)
    return minutes > minutesOfDay ? flag(ofDay, minutes) : []
  })
}

/** A number that also bills may be that of an agency with many people. */
function personOf({ renderingNpi, billingNpi, facilityNpi }: ClaimLine): string | undefined {
  const isAgency = renderingNpi === billingNpi || renderingNpi === facilityNpi
  return isAgency ? undefined : renderingNpi
}

/** 0 of a line that is not timed, not paid, of no day or of several. */
function minutesOf(line: ClaimLine): number {
  const minutes = timedMinutes(line.procedure)
  const { units, serviceFromDay } = line
  if (minutes === undefined || units === undefined || serviceFromDay === undefined) return 0
  return isUnpaid(line) || isOfSeveralDays(line) ? 0 : minutes * Math.max(0, units)
}

function isOfSeveralDays({ serviceFromDay, serviceThroughDay }: ClaimLine): boolean {
  return serviceThroughDay !== undefined && serviceThroughDay !== serviceFromDay
}

function flag(ofDay: readonly ClaimLine[], minutes: number): FindingOutcome {
  const share = (minutes - minutesOfDay) / minutes
  const patients = new Set(ofDay.map(({ patientKey }) => patientKey)).size
  const atRisk = ofDay.flatMap((line) => shareAtRisk(line, share).atRisk ?? [])
  const cents = atRisk.reduce((sum, each) => sum + each.cents, 0)
  return finding({
    message: say`${decimal(minutes / 60, 1)} hours of services counted by 15 minutes are billed for one person on ${date(ofDay[0]?.serviceFromDay ?? 0)}, for ${count(patients, 'patient')} on ${count(ofDay.length, 'line')}; a day has 24.`,
    lines: ofDay,
    evidence: ofDay
      .slice(0, mostListed)
      .flatMap((line) => cells(line, 'renderingNpi', 'procedureCode', 'units')),
    ...(cents > 0 && {
      atRisk,
      arithmetic: say`${money(cents)} for ${decimal((minutes - minutesOfDay) / 60, 1)} of the hours`,
    }),
  })
}
