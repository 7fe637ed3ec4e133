import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

const otherTest = notApplicable('no test of glycated hemoglobin')

const glycated = new Set(['83036', '83037'].map(procedureNumber))
/** Three months, two weeks of them spared for the calendar. */
const leastDays = 75
/** Pregnancy, for which a month is usual; diabetes that is out of control; what led to its diagnosis. */
const mayBeSooner = /^(?:O|Z3[34]|E(?:08|09|1[013])\.?(?:0|1|65|649)|R7|T38)/

/** Glycated hemoglobin measured again before three months are over, without a diagnosis that asks for it. */
export const testTooSoon = defineGroupRule({
  id: 'test-too-soon',
  version: 1,
  title: 'Glycated hemoglobin measured again too soon',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'National Coverage Determination 190.21, glycated hemoglobin',
      'not more often than every three months where diabetes is controlled, a month in pregnancy',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'A record of diabetes that is out of control, or of a treatment that was changed.',
  suggestedFix: 'Ask why the test was repeated; without a reason deny the later one.',
  triage({ procedure, standing }) {
    if (!glycated.has(procedure)) return otherTest
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = tooSoon(lines)
    return eachOpenLine((line) => unlessMedicarePays(line) ?? found.get(line) ?? pass)
  },
})

/** Lines stand by date. A test that came too soon does not make the next one too soon as well. */
function tooSoon(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  let last: ClaimLine | undefined
  for (const line of lines) {
    const { serviceFromDay: day, procedure } = line
    if (day === undefined || !glycated.has(procedure) || isUnpaid(line)) continue
    const passed = day - (last?.serviceFromDay ?? -Infinity)
    if (passed === 0) continue
    const isSooner = passed < leastDays && !line.diagnoses.some((each) => mayBeSooner.test(each))
    if (last !== undefined && isSooner) found.set(line, flag(line, last, passed))
    else last = line
  }
  return found
}

function flag(line: ClaimLine, last: ClaimLine, passed: number): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} was paid on ${date(line.serviceFromDay ?? 0)}, ${count(passed, 'day')} after the last; where diabetes is controlled Medicare covers it every three months.`,
    lines: [line],
    related: [last],
    evidence: earlierEvidence(line, last),
    ...wholeLineAtRisk(line),
  })
}
