import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, day, isoDate, type Day } from '../../claim/day.ts'
import { frequencyLimit, type FrequencyLimit } from '../../facts/visits/frequency-limits.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { settingOf } from '../../batch/setting.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const noLimit = notApplicable('no preventive service with a limit of frequency')
const otherPayer = notApplicable('another payer than Medicare has limits of its own')
const unpaid = notApplicable('nothing was paid on the line')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient is')
/** From then on a colonoscopy that a positive stool test calls for, marked KX, is not counted. */
const followOnDay = day('2023-01-01')
const colonoscopies = new Set(['G0105', 'G0121'].map(procedureNumber))

const followOn = notApplicable(
  'a colonoscopy after a positive stool test has no limit of frequency',
)
const tooShort = cannotTell('the claims at hand do not reach back as far as the limit')

/** Preventive services that Medicare has paid already, for a while or for good. */
export const preventiveServiceTooSoon = defineRule({
  id: 'preventive-service-too-soon',
  version: 2,
  title: 'Preventive service paid again too soon',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: '42 CFR part 410, subpart B', section: '410.15 to 410.39: preventive services' },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
  clearedBy: 'Proof that the earlier service was another one or was never paid.',
  suggestedFix: 'Deny the service: it was not yet due again.',
  byService: ({ procedure }) => (frequencyLimit(procedure) ? undefined : noLimit),
  check({ lines, identified }) {
    return lines.map((line, index) => {
      const limit = frequencyLimit(line.procedure)
      if (limit === undefined) return noLimit
      const program = payerProgram(line)
      if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
      if (isUnpaid(line)) return unpaid
      if (isFollowOn(line)) return followOn
      return identified ? outcomeOf(line, limit, lines.slice(0, index)) : nobody
    })
  },
})

/** The reading of an image is billed apart from it, and a hospital beside its physician. */
function outcomeOf(line: ClaimLine, limit: FrequencyLimit, before: readonly ClaimLine[]): Outcome {
  const { serviceFromDay: on } = line
  if (on === undefined) return noDay
  const last = before.findLast(
    (other) =>
      limit.counted.has(other.procedure) &&
      (other.serviceFromDay ?? on) < on &&
      settingOf(other) === settingOf(line) &&
      componentOf(other) === componentOf(line) &&
      !isStopped(other) &&
      !isUnpaid(other),
  )
  if (last?.serviceFromDay !== undefined) {
    const due = dueDay(last.serviceFromDay, limit.months)
    return due === undefined || on < due ? tooSoon(line, last, due, limit) : pass
  }
  const first = before[0]?.serviceFromDay ?? on
  const { months } = limit
  return months !== undefined && first <= addMonths(on, -(months + 1)) ? pass : tooShort
}

/** An image may be read on another day than it was taken. */
function componentOf({ modifiers }: ClaimLine): string {
  return modifiers.includes('26') ? '26' : modifiers.includes('TC') ? 'TC' : ''
}

/** A screening that could not be completed may be made again. */
function isStopped({ modifiers }: ClaimLine): boolean {
  return modifiers.some((modifier) => ['53', '73', '74'].includes(modifier))
}

/** A screening colonoscopy that completes the screening after a positive test (42 CFR 410.37(k)). */
function isFollowOn({ procedure, modifiers, serviceFromDay }: ClaimLine): boolean {
  return (
    colonoscopies.has(procedure) &&
    modifiers.includes('KX') &&
    (serviceFromDay ?? followOnDay) >= followOnDay
  )
}

/** The first day of the month after the full months that must pass. */
function dueDay(last: Day, months: number | undefined): Day | undefined {
  if (months === undefined) return undefined
  const later = addMonths(last, months + 1)
  return later - (Number(isoDate(later).slice(8)) - 1)
}

function tooSoon(
  line: ClaimLine,
  last: ClaimLine,
  due: Day | undefined,
  { source }: FrequencyLimit,
): Outcome {
  const rule = due === undefined ? 'once in a lifetime' : `again from ${isoDate(due)} on`
  return finding({
    message: `${line.procedureCode ?? ''} on ${isoDate(line.serviceFromDay ?? 0)} follows ${last.procedureCode ?? ''} of ${isoDate(last.serviceFromDay ?? 0)}; Medicare pays it ${rule}.`,
    lines: [line],
    related: [last],
    evidence: [
      ...codeEvidence([line, last]),
      { row: last.row, field: 'serviceFromDay', value: isoDate(last.serviceFromDay ?? 0) },
    ],
    ...wholeLineAtRisk(line),
    sources: [{ title: source, section: 'frequency' }],
    ...(payerProgram(line) === 'medicare' ? {} : { class: 'lead' }),
  })
}
