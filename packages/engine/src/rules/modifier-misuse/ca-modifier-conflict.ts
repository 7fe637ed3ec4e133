import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { unlessHospitalOutpatient } from '../../facts/bills/outpatient-hospital.ts'
import { cells } from '../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, field, row, say } from '../../sentences/say.ts'

const withoutModifier = notApplicable('no modifier CA')
const notSaid = cannotTell('no discharge status on the line')

/** Home, left against advice, still a patient, home with a readmission planned (NUBC). */
const wentOnLiving: ReadonlySet<string> = new Set(['1', '01', '7', '07', '30', '81'])

/** Modifier CA, one operation on a patient who died or was transferred, where the claim says otherwise. */
export const caModifierConflict = defineGroupRule({
  id: 'ca-modifier-conflict',
  version: 1,
  title: 'Modifier CA that the claim contradicts',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Integrated Outpatient Code Editor', 'edits 60 and 70: modifier CA'),
    cite('Medicare Claims Processing Manual', 'chapter 4, 180.7: inpatient-only services'),
  ],
  needs: { fields: ['procedureCode', 'modifiers', 'claimId'] },
  clearedBy: 'The record that the patient died or was transferred before admission.',
  suggestedFix:
    'Return the claim; without the death or transfer the operation is paid to inpatients only.',
  triage({ modifiers, setting, billType, standing }) {
    if (!modifiers.includes('CA')) return withoutModifier
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }) {
    const first = lines.find((line) => line.modifiers.includes('CA') && !isDenied(line))
    return eachOpenLine((line) => outcomeOf(line, first))
  },
})

/** @param first the first operation of the claim with the modifier: only one may have it */
function outcomeOf(line: ClaimLine, first: ClaimLine | undefined): Outcome {
  const isSecond = first !== undefined && first !== line
  if (isSecond) {
    return finding({
      message: say`${code(line.procedureCode)} has modifier CA, and so has ${code(first.procedureCode)} (${row(first)}); the modifier is for one operation of a claim.`,
      lines: [line],
      related: [first],
      evidence: cells(line, 'claimId', 'procedureCode', 'modifiers'),
      ...wholeLineAtRisk(line),
    })
  }
  const { dischargeStatus } = line
  if (dischargeStatus === undefined) return notSaid
  if (!wentOnLiving.has(dischargeStatus)) return pass
  return finding({
    message: say`${code(line.procedureCode)} has modifier CA, for a patient who died or was transferred before admission, and the claim says discharge status ${field(line, 'dischargeStatus')}.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'modifiers', 'dischargeStatus'),
    ...wholeLineAtRisk(line),
  })
}
