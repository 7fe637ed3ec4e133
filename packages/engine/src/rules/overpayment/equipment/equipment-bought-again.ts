import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import type { ProcedureNumber } from '../../../claim/procedure-number.ts'
import {
  isPurchase,
  isRent,
  wornOutIfBoughtBy,
  worthReplacingOn,
} from '../../../facts/equipment/earlier-purchase.ts'
import { replaces } from '../../../facts/equipment/equipment-class.ts'
import { EarlierPaid } from '../../../facts/periods/earlier-paid.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
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
import { code, date, say, words } from '../../../sentences/say.ts'

const noPurchase = notApplicable(
  'neither purchase nor rent of a piece of equipment of which one is needed',
)
const replaced = notApplicable(
  'the line says that a lost, stolen or broken piece was replaced (RA)',
)
const tooShort = cannotTell('the available claims do not reach back five years')

/** Equipment bought a second time, or rented, before the piece that was bought can be worn out. */
export const equipmentBoughtAgain = defineGroupRule({
  id: 'equipment-bought-again',
  version: 1,
  title: 'Equipment bought again, or rented, within five years',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.210(f)(1)', 'reasonable useful lifetime: five years at least'),
    cite('Medicare Claims Processing Manual', 'chapter 20, 50: replacement of equipment'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy: 'Proof of loss, theft or damage beyond repair, or of a need that has changed.',
  suggestedFix: 'Ask why the first piece no longer serves; without a reason recover the second.',
  triage(service) {
    if (!isPurchase(service) && !isRent(service)) return noPurchase
    if (replaces(service)) return replaced
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const purchases = new EarlierPaid(lines, (line) =>
      isPurchase(line) ? line.procedure : undefined,
    )
    return eachOpenLine((line) => {
      const { serviceFromDay: on } = line
      return on === undefined ? noServiceDate : outcomeOf(line, on, purchases)
    })
  },
})

function outcomeOf(line: ClaimLine, on: Day, purchases: EarlierPaid<ProcedureNumber>): Outcome {
  const earlier = purchases.before(line.procedure, on)
  const bought = earlier?.serviceFromDay
  if (earlier === undefined || bought === undefined) {
    return purchases.reachBackTo(wornOutIfBoughtBy(on)) ? pass : tooShort
  }
  const due = worthReplacingOn(bought)
  if (on >= due) return pass
  const term = isRent(line) ? 'rented' : 'bought'
  return finding({
    message: say`${code(line.procedureCode)} was ${words(term)} on ${date(on)}, and the same piece was bought on ${date(bought)}; equipment is expected to last five years, to ${date(due)}.`,
    lines: [line],
    related: [earlier],
    evidence: earlierEvidence(line, earlier),
    ...wholeLineAtRisk(line),
  })
}
