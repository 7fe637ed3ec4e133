import type { ClaimLine } from '../../../claim/claim-line.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { EarlierPaid } from '../../../facts/periods/earlier-paid.ts'
import { footCare, type FootCare } from '../../../facts/periods/foot-care.ts'
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
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no routine care of nails, corns or calluses')
const tooShort = cannotTell('the available claims do not reach back sixty days')

/** Days that pass between two treatments. */
const interval = 60

/** Routine foot care more often than Medicare contractors pay it. */
export const footCareTooSoon = defineGroupRule({
  id: 'foot-care-too-soon',
  version: 1,
  title: 'Routine foot care again within sixty days',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Local Coverage Determinations on routine foot care', 'not more often than every 60 days'),
    cite('Medicare Benefit Policy Manual', 'chapter 15, 290: foot care'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy:
    'The record of a condition that needed care sooner, or a contractor that pays it sooner.',
  suggestedFix: 'Ask why the care could not wait; without a reason deny it.',
  triage({ procedure, standing }) {
    if (footCare(procedure) === undefined) return otherService
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const given = new EarlierPaid(lines, (line) => footCare(line.procedure))
    return eachOpenLine((line) => unlessMedicarePays(line) ?? outcomeOf(line, given))
  },
})

function outcomeOf(line: ClaimLine, given: EarlierPaid<FootCare>): Outcome {
  const { serviceFromDay: on = 0 } = line
  const kind = footCare(line.procedure)
  const last = kind && given.before(kind, on)
  if (last?.serviceFromDay === undefined) return given.reachBackTo(on - interval) ? pass : tooShort
  const days = on - last.serviceFromDay
  if (days >= interval) return pass
  return finding({
    message: say`${code(line.procedureCode)} on ${date(on)} follows ${code(last.procedureCode)} of ${date(last.serviceFromDay)} after ${count(days, 'day')}; contractors pay such care every ${count(interval, 'day')}.`,
    lines: [line],
    related: [last],
    evidence: earlierEvidence(line, last),
    ...wholeLineAtRisk(line),
  })
}
