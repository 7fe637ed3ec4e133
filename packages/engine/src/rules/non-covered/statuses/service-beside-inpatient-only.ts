import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { ClaimStatuses } from '../../../facts/outpatient/claim-statuses.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say } from '../../../sentences/say.ts'

const itself = notApplicable('the inpatient-only procedure itself, which has a rule of its own')
const mayBeSeparate = cannotTell(
  'beside another operation the inpatient-only one may be a separate procedure, which is denied alone',
)

/** What else a hospital was paid on the day of an inpatient-only procedure on an outpatient bill. */
export const serviceBesideInpatientOnly = defineGroupRule({
  id: 'service-beside-inpatient-only',
  version: 1,
  title: 'Outpatient service on the day of an inpatient-only procedure',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 4, 180.7: inpatient-only services',
      'oppsStatus',
    ),
    cite('Integrated Outpatient Code Editor', 'edits 45 and 49'),
  ],
  needs: { fields: ['procedureCode', 'claimId'], tables: ['oppsStatus'] },
  clearedBy:
    'The order of an inpatient admission, the death or transfer of the patient (modifier CA), or a hospital that OPPS does not pay.',
  suggestedFix:
    'Check whether the patient was admitted; without an admission, Medicare pays nothing of the day.',
  triage({ setting, billType, standing }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { oppsStatus } }) {
    const statuses = new ClaimStatuses(lines, oppsStatus)
    const inpatientOnly = firstByDay(lines, statuses)
    return eachOpenLine((line) => {
      const { serviceFromDay: day } = line
      if (day === undefined) return noServiceDate
      const procedure = inpatientOnly.get(day)
      return procedure === undefined ? pass : outcomeOf(line, procedure, statuses)
    })
  },
})

/** Of each day its first inpatient-only procedure that was billed and has no modifier CA. */
function firstByDay(
  lines: readonly ClaimLine[],
  statuses: ClaimStatuses,
): ReadonlyMap<Day | undefined, ClaimLine> {
  const found = new Map<Day | undefined, ClaimLine>()
  for (const line of lines) {
    if (!statuses.isBilled(line) || statuses.of(line) !== 'C') continue
    if (line.modifiers.includes('CA') || found.has(line.serviceFromDay)) continue
    found.set(line.serviceFromDay, line)
  }
  return found
}

function outcomeOf(line: ClaimLine, procedure: ClaimLine, statuses: ClaimStatuses): Outcome {
  if (statuses.of(line) === 'C') return itself
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  const besides = statuses.besides(procedure, 'day')
  if (besides.has('T') || besides.has('J1')) return mayBeSeparate
  return finding({
    message: say`The line was paid for ${date(line.serviceFromDay ?? 0)}, and the same claim bills ${code(procedure.procedureCode)} on that day (${row(procedure)}), which Medicare pays for inpatients only; nothing of such a day is paid to outpatients.`,
    lines: [line],
    related: [procedure],
    evidence: [...cells(line, 'serviceFromDay', 'billType'), ...cells(procedure, 'procedureCode')],
    ...wholeLineAtRisk(line),
  })
}
