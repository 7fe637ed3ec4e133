import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import { isKnownDrug, scheduleOf } from '../../../facts/drugs/controlled-schedule.ts'
import { fillsBefore, type FillsBefore } from '../../../facts/fills/fills-before.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { maySplitFill } from '../../../facts/fills/partial-fill.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type Outcome,
  type TablesConsulted,
} from '../../../rule/outcome.ts'
import { denied, noServiceDate, scheduleNotKnown } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, name, nothing, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const noFillNumber = cannotTell('no fill number on the line')
const notScheduleTwo = notApplicable('the drug is not in schedule II')
const partOfFill = notApplicable('the line says that it is one part of a fill')

/** Parts that were planned come within 60 days of the prescription at the very most (1306.13). */
const mostDaysOfParts = 60
/** What was out of stock follows the first part within 72 hours, however old the prescription. */
const daysForStock = 3

type Context = SpanContext<'drugProfiles', 'drugs'>

/** Schedule II drugs billed as refills, which the law forbids. */
export const refillOfScheduleIi = defineGroupRule({
  id: 'refill-of-schedule-ii',
  version: 2,
  title: 'Refill of a schedule II drug',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('21 CFR 1306.12', '(a) refilling of schedule II prescriptions is prohibited'),
    cite(
      '21 CFR 1306.13',
      'partial filling: over within 72 hours, 30 days or (long-term care, terminal illness) 60 days',
    ),
  ],
  needs: { fields: ['refillNumber'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A new prescription for this fill, or a dispensing record that shows a part of the same fill (21 CFR 1306.13).',
  suggestedFix: 'Ask the pharmacy for the prescription behind this fill.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge({ lines }, context) {
    let before: FillsBefore | undefined
    return eachOpenLine((line) => outcomeOf(line, () => (before ??= fillsBefore(lines)), context))
  },
})

function outcomeOf(line: ClaimLine, before: () => FillsBefore, context: Context): Outcome {
  const { refillNumber, serviceFromDay } = line
  if (refillNumber === undefined) return noFillNumber
  if (serviceFromDay === undefined) return noServiceDate
  const read = context.on(serviceFromDay)
  if (read === undefined) return scheduleNotKnown
  const ofDay = { tables: read.tables, memories: context.memories }
  const schedule = scheduleOf(line, ofDay)
  if (schedule === undefined && !isKnownDrug(line, ofDay)) return scheduleNotKnown
  if (schedule !== 2) return notScheduleTwo
  if (refillNumber === 0) return passUnder(read)
  return maySplitFill(line) ? partOfFill : refill(line, before(), read)
}

function refill(line: ClaimLine, before: FillsBefore, consulted: TablesConsulted): Outcome {
  const { row, refillNumber, writtenDay } = line
  const late = tooLateForAPart(line, before)
  const drug = line.drugName ?? line.ndc ?? 'no name given'
  const fill = refillNumber === undefined ? nothing : count(refillNumber)
  return finding({
    message: say`Fill number ${fill} of a schedule II drug (${name(drug)}): schedule II prescriptions may not be refilled.${late === undefined ? nothing : say` ${late}`}`,
    lines: [line],
    evidence: [
      { row, field: 'refillNumber', value: String(refillNumber) },
      { row, field: 'ndc', value: line.ndc ?? line.drugName ?? '' },
      ...(late === undefined || writtenDay === undefined
        ? []
        : [{ row, field: 'writtenDay', value: isoDate(writtenDay) } as const]),
    ],
    ...wholeFillAtRisk(line),
    class: late === undefined ? 'lead' : 'error',
    consulted,
  })
}

/**
 * Why it cannot be a part of one fill; undefined where it can, or the file does not show it. The
 * prescription is no younger than its first fill, where the file does not say when it was written.
 */
function tooLateForAPart(line: ClaimLine, before: FillsBefore): Sentence | undefined {
  const { writtenDay, serviceFromDay } = line
  if (serviceFromDay === undefined) return undefined
  const fills = before.get(line)
  const first = writtenDay ?? fills?.first.serviceFromDay
  const last = fills?.last.serviceFromDay
  if (first === undefined || last === undefined) return undefined
  if (serviceFromDay - first <= mostDaysOfParts || serviceFromDay - last <= daysForStock) {
    return undefined
  }
  const start = writtenDay === undefined ? 'its first fill' : 'the prescription'
  return say`It was filled on ${date(serviceFromDay)}, more than ${count(mostDaysOfParts)} days after ${words(start)} of ${date(first)} and more than ${count(daysForStock)} days after the fill of ${date(last)}, so it is no part of one fill either.`
}
