import type { ClaimLine } from '../../claim-line.ts'
import { isoDate } from '../../day.ts'
import { isKnownDrug, scheduleOf } from '../../derive/controlled-schedule.ts'
import { dollars } from '../../derive/money-text.ts'
import { maySplitFill } from '../../derive/partial-fill.ts'
import { exposureCents, isDenied } from '../../exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

const denied = notApplicable('denied, so nothing was paid')
const noFillNumber = cannotTell('no fill number on the line')
const unknownDrug = cannotTell('the schedule of the drug is not known')
const notScheduleTwo = notApplicable('the drug is not in schedule II')
const partOfFill = notApplicable('long-term care dispenses one fill in parts')
/** The last part of a fill comes within 60 days of the prescription at the very most (1306.13). */
const mostDaysOfParts = 60

/** Schedule II drugs billed as refills, which the law forbids. */
export const refillOfScheduleIi = defineRule({
  id: 'refill-of-schedule-ii',
  version: 2,
  title: 'Refill of a schedule II drug',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'line',
  sources: [
    {
      title: '21 CFR 1306.12',
      section: '(a) refilling of schedule II prescriptions is prohibited',
    },
    {
      title: '21 CFR 1306.13',
      section:
        'partial filling: over within 30 days of the prescription, in long-term care and terminal illness within 60',
    },
  ],
  needs: { fields: ['refillNumber'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A new prescription for this fill, or a dispensing record that shows a part of the same fill (21 CFR 1306.13).',
  suggestedFix: 'Ask the pharmacy for the prescription behind this fill.',
  check(line, { tables }) {
    if (isDenied(line)) return denied
    const { refillNumber } = line
    if (refillNumber === undefined) return noFillNumber
    const schedule = scheduleOf(line, tables.drugs, tables.drugProfiles)
    if (schedule === undefined && !isKnownDrug(line, tables.drugs, tables.drugProfiles)) {
      return unknownDrug
    }
    if (schedule !== 2) return notScheduleTwo
    if (refillNumber === 0) return pass
    if (maySplitFill(line)) return partOfFill
    const cents = exposureCents(line)
    const late = tooLateForAPart(line)
    return finding({
      message: `Fill number ${refillNumber} of a schedule II drug (${line.drugName ?? line.ndc ?? 'no name given'}): schedule II prescriptions may not be refilled.${late === undefined ? '' : ` ${late}`}`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'refillNumber', value: String(refillNumber) },
        { row: line.row, field: 'ndc', value: line.ndc ?? line.drugName ?? '' },
        ...(late === undefined || line.writtenDay === undefined
          ? []
          : [{ row: line.row, field: 'writtenDay', value: isoDate(line.writtenDay) } as const]),
      ],
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid on row ${line.row}`,
      class: late === undefined ? 'lead' : 'error',
    })
  },
})

/** Why it cannot be a part of one fill; undefined where it can, or the file does not say. */
function tooLateForAPart({ writtenDay, serviceFromDay }: ClaimLine): string | undefined {
  if (writtenDay === undefined || serviceFromDay === undefined) return undefined
  if (serviceFromDay - writtenDay <= mostDaysOfParts) return undefined
  return `It was filled on ${isoDate(serviceFromDay)}, more than ${mostDaysOfParts} days after the prescription of ${isoDate(writtenDay)}, so it is no part of one fill either.`
}
