import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { conflictSaid } from '../../facts/visits/complexity-conflict-said.ts'
import {
  complexityConflict,
  isComplexity,
  type ComplexityConflict,
} from '../../facts/visits/visit-complexity.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { noPatientOrProvider, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { date, say } from '../../sentences/say.ts'

const otherCode = notApplicable('the line is not G2211')

/** The add-on for continuing care beside a visit that says it is separate from a procedure. */
export const visitComplexityAddOnConflict = defineGroupRule({
  id: 'visit-complexity-add-on-conflict',
  version: 2,
  title: 'G2211 where it is not paid',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite(
      'Physician Fee Schedule final rules for 2024, 2025 and 2026',
      'G2211, visit complexity: not with modifier 25; the exception from 2025; home visits from 2026',
    ),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy:
    'A corrected claim whose visit needs no 25, or the preventive service of the day that the 25 was for.',
  suggestedFix: 'Deny G2211, or have the visit corrected where the 25 was wrong.',
  triage(service) {
    if (service.setting !== 'professional' || !isComplexity(service)) return otherCode
    if (service.standing.isUnpaid) return nothingPaid
    return service.standing.namesProvider ? look : noPatientOrProvider
  },
  judge(encounter, { memories }) {
    const conflict = complexityConflict(encounter, memories)
    return conflict ? eachOpenLine((line) => found(line, encounter, conflict)) : pass
  },
})

function found(
  line: ClaimLine,
  { day: on, patient, provider }: Encounter,
  conflict: ComplexityConflict,
): FindingOutcome {
  const related = conflict.kind === 'separate-visit' ? [conflict.visit] : []
  const sure =
    payerProgram(line) === 'medicare' && patient.identified && provider.identity === 'practitioner'
  return finding({
    message: say`G2211 was billed on ${date(on)} ${conflictSaid(conflict, on)}.`,
    lines: [line],
    related,
    evidence: codeEvidence([line, ...related]),
    ...wholeLineAtRisk(line),
    ...(!sure && { class: 'lead' }),
  })
}
