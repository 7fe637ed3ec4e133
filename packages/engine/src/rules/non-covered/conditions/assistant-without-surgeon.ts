import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { othersOfCode } from '../../../facts/repeats/same-code-lines.ts'
import { withinRunOut } from '../../../facts/bills/run-out.ts'
import { noPaidAssistant } from '../../../facts/modifiers/assistant-lines.ts'
import { codeWithModifiers, modifierEvidence } from '../../../facts/modifiers/modifier-evidence.ts'
import { isAssistant } from '../../../facts/surgery/line-roles.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, pass, type FindingOutcome } from '../../../rule/outcome.ts'
import {
  noPatient,
  noProcedureCode,
  noServiceDate,
  otherClaimMayCome,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

/** Assistants at operations that no surgeon billed, or the assistant alone as both. */
export const assistantWithoutSurgeon = defineGroupRule({
  id: 'assistant-without-surgeon',
  version: 3,
  title: 'Assistant without a surgeon',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Claims Processing Manual, chapter 12', '20.4.3 assistant-at-surgery services'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: "The surgeon's claim for the same operation, here or with another payer.",
  suggestedFix: "Look for the surgeon's claim and compare the codes with it.",
  triage(service) {
    const other = noPaidAssistant(service)
    if (other) return other
    if (service.procedure === noProcedure) return noProcedureCode
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }, { auditDay, memories }) {
    return eachOpenLine((line) => {
      const { serviceFromDay: on } = line
      if (on === undefined) return noServiceDate
      const others = othersOfCode(line, lines, memories)
      const surgeons = others.filter((other) => !isAssistant(other))
      const [surgeon] = surgeons
      if (surgeon !== undefined) {
        return surgeons.every((other) => isOnePerson(other, line)) ? both(line, on, surgeon) : pass
      }
      if (!identified) return noPatient
      return withinRunOut(on, auditDay) ? otherClaimMayCome : alone(line, on)
    })
  },
})

/** One practitioner by the number of a person: one that bills for a group too may be the group's. */
function isOnePerson({ renderingNpi }: ClaimLine, line: ClaimLine): boolean {
  const isPhysician = !line.modifiers.includes('AS')
  return (
    isPhysician &&
    renderingNpi !== undefined &&
    renderingNpi === line.renderingNpi &&
    renderingNpi !== line.billingNpi
  )
}

function both(line: ClaimLine, on: Day, surgeon: ClaimLine): FindingOutcome {
  return finding({
    message: say`${code(codeWithModifiers(line))} of ${date(on)} was billed by the practitioner who billed ${code(surgeon.procedureCode)} as the surgeon; nobody assists at an operation of one's own.`,
    lines: [line],
    related: [surgeon],
    evidence: modifierEvidence(line),
    ...wholeLineAtRisk(line),
  })
}

function alone(line: ClaimLine, on: Day): FindingOutcome {
  return finding({
    message: say`An assistant billed ${code(codeWithModifiers(line))} on ${date(on)}, and no surgeon billed ${code(line.procedureCode)} for the patient that day.`,
    lines: [line],
    evidence: modifierEvidence(line),
  })
}
