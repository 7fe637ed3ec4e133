import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { isKnownDrug, scheduleOf } from '../../facts/drugs/controlled-schedule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { maySplitFill } from '../../facts/drugs/partial-fill.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  passUnder,
  type Outcome,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { defineRule, type SpanContext } from '../../rule/rule.ts'

const denied = notApplicable('denied, so nothing was paid')
const noFillNumber = cannotTell('no fill number on the line')
const noDay = cannotTell('no date of service')
const unknownDrug = cannotTell('the schedule of the drug is not known')
const notScheduleTwo = notApplicable('the drug is not in schedule II')
const partOfFill = notApplicable(
  'one fill may be dispensed in parts, and the line says that this is one',
)

/** Parts that were planned come within 60 days of the prescription at the very most (1306.13). */
const mostDaysOfParts = 60
/** What was out of stock follows the first part within 72 hours, however old the prescription. */
const daysForStock = 3

type Context = SpanContext<'drugProfiles', 'drugs'>

/** Schedule II drugs billed as refills, which the law forbids. */
export const refillOfScheduleIi = defineRule({
  id: 'refill-of-schedule-ii',
  version: 2,
  title: 'Refill of a schedule II drug',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    {
      title: '21 CFR 1306.12',
      section: '(a) refilling of schedule II prescriptions is prohibited',
    },
    {
      title: '21 CFR 1306.13',
      section:
        'partial filling: over within 72 hours, 30 days or (long-term care, terminal illness) 60 days',
    },
  ],
  needs: { fields: ['refillNumber'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A new prescription for this fill, or a dispensing record that shows a part of the same fill (21 CFR 1306.13).',
  suggestedFix: 'Ask the pharmacy for the prescription behind this fill.',
  check({ lines }, context) {
    return lines.map((line, position) => judge(line, () => lines.slice(0, position), context))
  },
})

function judge(line: ClaimLine, before: () => readonly ClaimLine[], context: Context): Outcome {
  if (isDenied(line)) return denied
  const { refillNumber, serviceFromDay } = line
  if (refillNumber === undefined) return noFillNumber
  if (serviceFromDay === undefined) return noDay
  const read = context.on(serviceFromDay)
  if (read === undefined) return unknownDrug
  const { drugs, drugProfiles } = read.tables
  const schedule = scheduleOf(line, drugs, drugProfiles)
  if (schedule === undefined && !isKnownDrug(line, drugs, drugProfiles)) return unknownDrug
  if (schedule !== 2) return notScheduleTwo
  if (refillNumber === 0) return passUnder(read)
  return maySplitFill(line) ? partOfFill : refill(line, before, read)
}

function refill(
  line: ClaimLine,
  before: () => readonly ClaimLine[],
  consulted: TablesConsulted,
): Outcome {
  const { row, refillNumber, writtenDay } = line
  const cents = exposureCents(line)
  const late = tooLateForAPart(line, before)
  const drug = line.drugName ?? line.ndc ?? 'no name given'
  return finding({
    message: `Fill number ${refillNumber ?? ''} of a schedule II drug (${drug}): schedule II prescriptions may not be refilled.${late === undefined ? '' : ` ${late}`}`,
    lines: [line],
    evidence: [
      { row, field: 'refillNumber', value: String(refillNumber) },
      { row, field: 'ndc', value: line.ndc ?? line.drugName ?? '' },
      ...(late === undefined || writtenDay === undefined
        ? []
        : [{ row, field: 'writtenDay', value: isoDate(writtenDay) } as const]),
    ],
    atRisk: [{ line, cents }],
    arithmetic: `${dollars(cents)} paid on row ${row}`,
    class: late === undefined ? 'lead' : 'error',
    consulted,
  })
}

/**
 * Why it cannot be a part of one fill; undefined where it can, or the file does not show it. The
 * prescription is no younger than its first fill, where the file does not say when it was written.
 */
function tooLateForAPart(line: ClaimLine, before: () => readonly ClaimLine[]): string | undefined {
  const { writtenDay, serviceFromDay } = line
  if (serviceFromDay === undefined) return undefined
  const fills = before().filter((other) => isOfPrescription(other, line))
  const first = writtenDay ?? fills[0]?.serviceFromDay
  const last = fills.at(-1)?.serviceFromDay
  if (first === undefined || last === undefined) return undefined
  if (serviceFromDay - first <= mostDaysOfParts || serviceFromDay - last <= daysForStock) {
    return undefined
  }
  const start = writtenDay === undefined ? 'its first fill' : 'the prescription'
  return `It was filled on ${isoDate(serviceFromDay)}, more than ${mostDaysOfParts} days after ${start} of ${isoDate(first)} and more than ${daysForStock} days after the fill of ${isoDate(last)}, so it is no part of one fill either.`
}

function isOfPrescription(other: ClaimLine, line: ClaimLine): boolean {
  return (
    !isDenied(other) &&
    line.prescriptionNumber !== undefined &&
    other.prescriptionNumber === line.prescriptionNumber &&
    other.pharmacyId === line.pharmacyId
  )
}
