import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isSurgeons } from '../../facts/surgery/line-roles.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { firstRemovals, removedOrgan } from '../../facts/surgery/single-organs.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say, words } from '../../sentences/say.ts'

const noRemoval = notApplicable('no removal of an organ of which there is one')

/** An organ of which there is one, taken out of one patient on two days. */
export const organRemovedTwice = defineGroupRule({
  id: 'organ-removed-twice',
  version: 1,
  title: 'Organ removed twice',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, surgery section', 'codes for the removal of a whole organ'),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 1, 120 (suspect duplicates are suspended for review)',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Operative notes of both days, or word that the member number stands for two people.',
  suggestedFix: 'Compare the operative notes; deny the operation that did not take place.',
  triage(service) {
    const { procedure, setting, standing } = service
    if (removedOrgan(procedure) === undefined || !isSurgeons(service, setting)) return noRemoval
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const removals = firstRemovals(lines)
    return eachOpenLine((line) => outcomeOf(line, removals))
  },
})

function outcomeOf(line: ClaimLine, removals: ReadonlyMap<string, ClaimLine>): Outcome {
  const { serviceFromDay: on = 0 } = line
  const organ = removedOrgan(line.procedure)
  const first = removals.get(organ ?? '')
  if (organ === undefined || first === undefined || (first.serviceFromDay ?? on) >= on) return pass
  const removed = say`${code(first.procedureCode)} of ${date(first.serviceFromDay ?? on)}`
  return finding({
    message: say`${code(line.procedureCode)} on ${date(on)} removes the ${words(organ)}, which ${removed} removed from the same patient.`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}
