import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate, type Day } from '../../../claim/day.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { mayTellPayer, payerProgram } from '../../../facts/payers/payer-program.ts'
import {
  hasFrequencyLimit,
  isCountedService,
  isWithoutLimit,
  limitOfLine,
  type FrequencyLimit,
} from '../../../facts/visits/frequency-limits.ts'
import {
  CountedServices,
  serviceInterval,
  type TooSoon,
} from '../../../facts/visits/service-interval.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const noLimit = notApplicable('no preventive service with a limit of frequency')
const otherPayer = notApplicable('another payer than Medicare has limits of its own')
const followOn = notApplicable('what its modifier says has no limit of frequency')
const tooShort = cannotTell('the available claims do not reach back as far as the limit')

/** Preventive services that Medicare has paid already, for a while or for good. */
export const preventiveServiceTooSoon = defineGroupRule({
  id: 'preventive-service-too-soon',
  version: 6,
  title: 'Wellness visit or screening paid again too soon',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [cite('42 CFR part 410, subpart B', '410.15 to 410.57: preventive services')],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Proof that the earlier service was another one or was never paid.',
  suggestedFix: 'Deny the service: it was not yet due again.',
  triage({ procedure, standing }, _, file) {
    if (!hasFrequencyLimit(procedure)) return noLimit
    if (standing.isUnpaid) return nothingPaid
    return mayTellPayer(file) ? look : otherPayer
  },
  judge({ lines, identified }) {
    const services = new CountedServices(lines, isCountedService)
    return eachOpenLine((line) => {
      const program = payerProgram(line)
      if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
      if (isWithoutLimit(line)) return followOn
      return identified ? outcomeOf(line, services) : noPatient
    })
  },
})

function outcomeOf(line: ClaimLine, services: CountedServices): Outcome {
  const { serviceFromDay: on } = line
  if (on === undefined) return noServiceDate
  const limit = limitOfLine(line)
  if (limit === undefined) return noLimit
  const interval = serviceInterval(line, on, limit, services)
  if (interval.kind === 'too-soon') return found(line, on, interval, limit)
  return interval.kind === 'due' ? pass : tooShort
}

function found(
  line: ClaimLine,
  on: Day,
  { last, lastDay, due }: TooSoon,
  { source, isSoonerByRecords }: FrequencyLimit,
): FindingOutcome {
  const rule = due === undefined ? say`once in a lifetime` : say`again from ${date(due)} on`
  return finding({
    message: say`${code(line.procedureCode)} on ${date(on)} follows ${code(last.procedureCode)} of ${date(lastDay)}; Medicare pays it ${rule}.`,
    lines: [line],
    related: [last],
    evidence: [
      ...codeEvidence([line, last]),
      { row: last.row, field: 'serviceFromDay', value: isoDate(lastDay) },
    ],
    ...wholeLineAtRisk(line),
    sources: [{ title: source, section: 'frequency' }],
    ...((isSoonerByRecords ?? payerProgram(line) !== 'medicare') && { class: 'lead' }),
  })
}
