import { isUnpaid } from '../../../claim/exposure.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import type { SessionLimit } from '../../../facts/periods/session-limits.table.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { overruns, sessionLimit, type Overrun } from '../../../facts/periods/session-limits.ts'
import { shareAtRisk, wholeLineAtRisk, type AtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

const noLimit = notApplicable('no service with a limit of sessions in twelve months')
const approved = notApplicable('its modifier says that more sessions were approved')

/** Counseling, training, acupuncture and rehabilitation beyond the sessions that Medicare pays in a year. */
export const sessionsOverLimit = defineGroupRule({
  id: 'sessions-over-limit',
  version: 3,
  title: 'More sessions than Medicare pays in a year',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('National Coverage Determinations', '30.3.3, 210.4.1, 210.8, 210.10 and 210.12'),
    cite('Local Coverage Determinations', 'facet joints and epidural injections: sessions a year'),
    cite('42 CFR 410.49(f)', 'sessions of cardiac rehabilitation'),
    cite('42 CFR 410.141(c)', 'hours of training in diabetes'),
    cite('42 CFR 414.1001', 'first supply of immunosuppressive drugs'),
    cite('National Coverage Determination 180.1', 'hours of medical nutrition therapy'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Proof that an earlier session was not given, or that the contractor approved more.',
  suggestedFix: 'Count the sessions of the last twelve months; deny those above the limit.',
  triage({ procedure, modifiers, standing }) {
    const limit = sessionLimit(procedure)
    if (limit === undefined) return noLimit
    if (limit.moreWith !== undefined && modifiers.includes(limit.moreWith)) return approved
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const dated = lines.filter((line) => line.serviceFromDay !== undefined && !isUnpaid(line))
    const found = overruns(dated)
    return eachOpenLine((line) => {
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      const over = found.get(line)
      return over === undefined ? pass : overLimit(line, over)
    })
  },
})

/** Of a line whose units are sessions, only those beyond the limit. */
function beyond(line: ClaimLine, excess: number, { byUnits }: SessionLimit): AtRisk {
  const { units = 1 } = line
  return byUnits && excess < units ? shareAtRisk(line, excess / units) : wholeLineAtRisk(line)
}

function overLimit(line: ClaimLine, { limit, sessions, first }: Overrun) {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} is session ${count(sessions)} of ${words(limit.service)} since ${date(first.serviceFromDay ?? 0)}; Medicare pays ${count(limit.sessions)} in ${words(limit.ofYear ? 'a calendar year' : 'twelve months')}.`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...beyond(line, sessions - limit.sessions, limit),
    sources: [{ title: limit.source, section: 'frequency' }],
  })
}
