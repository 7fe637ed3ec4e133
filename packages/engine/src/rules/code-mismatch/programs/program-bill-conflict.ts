import type { ClaimLine } from '../../../claim/claim-line.ts'
import { day } from '../../../claim/day.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { settingOf } from '../../../batch/setting.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { dayProgramOf } from '../../../facts/bills/day-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { finding, findingsAmong, notApplicable, pass, type Outcome } from '../../../rule/outcome.ts'
import { noBillType, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, date, field, say } from '../../../sentences/say.ts'

const notPartial = notApplicable(
  'not a bill of partial hospitalization (condition code 41, type 76x)',
)

/** Hospitals for outpatients, mental health centers, critical access hospitals. */
const typesOfPrograms = /^(?:13|76|85)/
/** Programs are billed by the week. */
const longestDays = 7
const billedWeekly = day('2017-01-01')

/** Partial hospitalization on a type of bill that cannot carry it, or for more than a week. */
export const programBillConflict = defineGroupRule({
  id: 'program-bill-conflict',
  version: 1,
  title: 'Bill that partial hospitalization cannot stand on',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 4, 260: partial hospitalization'),
    cite('Integrated Outpatient Code Editor', 'edits 46 and 97'),
  ],
  needs: { fields: ['claimId', 'billType'] },
  clearedBy: 'The claim as it was billed, where the file puts several bills under one number.',
  suggestedFix: 'Return the claim; the program is billed by the week, on the bill that is for it.',
  judge({ lines }) {
    const billed = lines.filter((line) => !isDenied(line))
    const [first] = billed
    if (first === undefined || settingOf(first) !== 'outpatient-facility') return notPartial
    if (dayProgramOf(billed) !== 'partial hospitalization') return notPartial
    const outcome = unlessMedicarePays(first) ?? outcomeOf(first, billed)
    return outcome.kind === 'finding' ? findingsAmong([outcome], pass) : outcome
  },
})

function outcomeOf(first: ClaimLine, billed: readonly ClaimLine[]): Outcome {
  const { billType } = first
  if (billType === undefined) return noBillType
  const evidence = cells(first, 'claimId', 'billType', 'conditionCodes')
  if (!typesOfPrograms.test(billType)) {
    return finding({
      message: say`The claim has condition code 41, partial hospitalization, on a bill of type ${field(first, 'billType')}, which cannot carry it.`,
      lines: [first],
      evidence,
    })
  }
  const days = billed.flatMap(({ serviceFromDay: from, serviceThroughDay: through = from }) =>
    from === undefined || through === undefined ? [] : [from, through],
  )
  if (days.length === 0) return noServiceDate
  const from = days.reduce((one, other) => Math.min(one, other))
  const through = days.reduce((one, other) => Math.max(one, other))
  const length = through - from + 1
  if (length <= longestDays || from < billedWeekly) return pass
  return finding({
    message: say`The claim bills partial hospitalization for the ${count(length, 'day')} from ${date(from)} to ${date(through)}; it is billed by the week.`,
    lines: [first],
    evidence: [...evidence, ...cells(first, 'serviceFromDay')],
  })
}
