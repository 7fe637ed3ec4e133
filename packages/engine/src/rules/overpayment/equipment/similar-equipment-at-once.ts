import type { ClaimLine } from '../../../claim/claim-line.ts'
import { equipmentTerm, replaces } from '../../../facts/equipment/equipment-class.ts'
import {
  needOf,
  secondPieces,
  type SecondPiece,
} from '../../../facts/equipment/similar-equipment.ts'
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
import { code, date, say, words } from '../../../sentences/say.ts'

const noPiece = notApplicable(
  'neither rent nor purchase of a wheelchair, bed, walker or device for the airway',
)
const replaced = notApplicable('the line says that a lost or broken piece was replaced (RA, RB)')

/** Two pieces of equipment for one need at one time: two wheelchairs, two beds. */
export const similarEquipmentAtOnce = defineGroupRule({
  id: 'similar-equipment-at-once',
  version: 1,
  title: 'Second piece of equipment for one need',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('National Coverage Determination 280.3', 'mobility assistive equipment by need'),
    cite(
      'DME Medicare Administrative Contractors',
      'same or similar items within the useful lifetime',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy: 'Proof that the first piece was picked up before, or of a need that has changed.',
  suggestedFix: 'Ask which piece is in use and when the other was taken back; recover its rent.',
  triage(service) {
    if (needOf(service.procedure) === undefined) return noPiece
    if (equipmentTerm(service) === undefined) return noPiece
    if (replaces(service)) return replaced
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = secondPieces(lines)
    return eachOpenLine((line) => {
      const second = found.get(line)
      return second === undefined ? pass : flag(line, second)
    })
  },
})

function flag(line: ClaimLine, { need, had }: SecondPiece): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} was ${words(termOf(line))} on ${date(line.serviceFromDay ?? 0)}, and ${code(had.procedureCode)} was ${words(termOf(had))} on ${date(had.serviceFromDay ?? 0)}: each is ${words(need.names)}, and one serves at a time.`,
    lines: [line],
    related: [had],
    evidence: earlierEvidence(line, had),
    sources: [{ title: need.source, section: 'one need' }],
    ...wholeLineAtRisk(line),
  })
}

function termOf(line: ClaimLine): string {
  return equipmentTerm(line) ?? 'bought'
}
