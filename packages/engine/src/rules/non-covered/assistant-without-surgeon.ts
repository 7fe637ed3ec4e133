import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { withinRunOut } from '../../facts/drugs/run-out.ts'
import { isAssistant } from '../../facts/surgery/line-roles.ts'
import { sameCodeLines } from '../../facts/bills/same-code-lines.ts'
import { settingOf } from '../../batch/setting.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noAssistant = notApplicable('no assistant at surgery (80, 81, 82, AS) on the line')
const noOperation = notApplicable('a visit, on which the modifier itself is wrong')
const otherBill = notApplicable('not a professional claim, or denied')
const incomplete = cannotTell('no procedure code or no date of service')
const nobody = cannotTell('no patient on the line, so other claims could not be compared')
const tooEarly = cannotTell('another claim may still come: the service is under 90 days old')

/** Assistants at operations that no surgeon billed. */
export const assistantWithoutSurgeon = defineRule({
  id: 'assistant-without-surgeon',
  version: 2,
  title: 'Assistant without a surgeon',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section: '20.4.3 assistant-at-surgery services',
    },
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [] },
  clearedBy: "The surgeon's claim for the same operation, here or with another payer.",
  suggestedFix: "Look for the surgeon's claim and compare the codes with it.",
  byService: (service) => (isAssistant(service) ? undefined : noAssistant),
  check({ lines, identified }, { auditDay }) {
    return lines.map((line, index) => {
      if (!isAssistant(line)) return noAssistant
      if (settingOf(line) !== 'professional' || isDenied(line)) return otherBill
      if (visitFamily(line.procedure) !== undefined) return noOperation
      const { serviceFromDay } = line
      if (serviceFromDay === undefined || line.procedure === 0) return incomplete
      if (sameCodeLines(lines, index).some((other) => !isAssistant(other))) return pass
      if (!identified) return nobody
      return withinRunOut(serviceFromDay, auditDay) ? tooEarly : alone(line, serviceFromDay)
    })
  },
})

function alone(line: ClaimLine, serviceDay: number): Outcome {
  const { row, procedureCode = '', modifiers } = line
  return finding({
    message: `An assistant billed ${[procedureCode, ...modifiers].join('-')} on ${isoDate(serviceDay)}, and no surgeon billed ${procedureCode} for the patient that day.`,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'modifiers', value: modifiers.join(', ') },
    ],
  })
}
