import type { ClaimLine } from '../../../claim/claim-line.ts'
import {
  braceLifetime,
  bracesAgain,
  type BraceAgain,
} from '../../../facts/equipment/brace-lifetimes.ts'
import { replaces } from '../../../facts/equipment/equipment-class.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
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
import { code, count, date, say, words } from '../../../sentences/say.ts'

const noBrace = notApplicable('no brace whose lifetime is known')
const replaced = notApplicable('the line says that a lost or broken brace was replaced (RA, RB)')

/** The same brace for the same side before the last one is worn out. */
export const braceBoughtAgain = defineGroupRule({
  id: 'brace-bought-again',
  version: 1,
  title: 'Same brace again within its lifetime',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.210(f)', 'replacement of orthotic devices: reasonable useful lifetime'),
    cite('Policy Article A52465, knee orthoses', 'reasonable useful lifetimes'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy:
    'Proof of loss or damage beyond repair, of an operation, or of a body that has changed.',
  suggestedFix: 'Ask why the first brace no longer serves; without a reason recover the second.',
  triage(service) {
    if (braceLifetime(service.procedure) === undefined) return noBrace
    if (replaces(service)) return replaced
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = bracesAgain(lines)
    return eachOpenLine((line) => {
      const again = found.get(line)
      return again === undefined ? pass : flag(line, again)
    })
  },
})

function flag(line: ClaimLine, { lifetime, earlier }: BraceAgain): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)}, ${words(lifetime.names)}, was paid on ${date(line.serviceFromDay ?? 0)}, and the same one on ${date(earlier.serviceFromDay ?? 0)}; it is expected to last ${count(lifetime.months, 'month')} at least.`,
    lines: [line],
    related: [earlier],
    evidence: earlierEvidence(line, earlier),
    sources: [{ title: lifetime.source, section: 'reasonable useful lifetime' }],
    ...wholeLineAtRisk(line),
  })
}
