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

/** Schedule II drugs billed as refills, which the law forbids. */
export const refillOfScheduleIi = defineRule({
  id: 'refill-of-schedule-ii',
  version: 1,
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
    { title: '21 CFR 1306.13', section: 'partial filling of schedule II prescriptions' },
  ],
  needs: { fields: ['refillNumber'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A new prescription for this fill, or a dispensing record that shows a part of the same fill (21 CFR 1306.13).',
  suggestedFix: 'Ask the pharmacy for the prescription behind this fill.',
  check(line, context) {
    const { tables } = context
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
    return finding({
      message: `Fill number ${refillNumber} of a schedule II drug (${line.drugName ?? line.ndc ?? 'no name given'}): schedule II prescriptions may not be refilled.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'refillNumber', value: String(refillNumber) },
        { row: line.row, field: 'ndc', value: line.ndc ?? line.drugName ?? '' },
      ],
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid on row ${line.row}`,
      class: context.has('submissionClarificationCodes') ? 'error' : 'lead',
    })
  },
})
