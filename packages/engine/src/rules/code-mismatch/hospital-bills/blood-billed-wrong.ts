import type { ClaimLine } from '../../../claim/claim-line.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import {
  BloodHalves,
  bloodHalf,
  isUnderOwnRevenue,
  wrongBlood,
} from '../../../facts/outpatient/blood-lines.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, field, say, words } from '../../../sentences/say.ts'

const noBlood = notApplicable('no blood that its revenue code or modifier BL says more of')

/** Blood under the revenue code of another product, or one half of blood that the hospital paid for. */
export const bloodBilledWrong = defineGroupRule({
  id: 'blood-billed-wrong',
  version: 1,
  title: 'Blood billed in the wrong way',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Integrated Outpatient Code Editor', 'edits 73 and 79: blood and its revenue codes'),
    cite('Medicare Claims Processing Manual', 'chapter 4, 231: blood, blood products, modifier BL'),
  ],
  needs: { fields: ['procedureCode', 'revenueCode', 'claimId'] },
  clearedBy: 'The claim as it was billed, where the file leaves lines or modifiers of it out.',
  suggestedFix:
    'Return the claim; it is billed again with the lines and revenue codes of the blood.',
  triage(service) {
    const { setting, billType, standing } = service
    const isPlain = bloodHalf(service) === undefined && !isUnderOwnRevenue(service)
    if (isPlain) return noBlood
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }) {
    const halves = new BloodHalves(lines)
    return eachOpenLine((line) => outcomeOf(line, halves))
  },
})

function outcomeOf(line: ClaimLine, halves: BloodHalves): Outcome {
  const wanted = wrongBlood(line)
  if (wanted !== undefined) {
    return findingOf(
      line,
      say`${code(line.procedureCode)} stands under revenue code ${field(line, 'revenueCode')}, which is for ${words(wanted)} alone.`,
    )
  }
  const half = bloodHalf(line)
  if (half === undefined || halves.hasOther(line, half)) return pass
  const other = half === 'blood' ? 'its processing (039x)' : 'the blood itself (038x)'
  return findingOf(
    line,
    say`${code(line.procedureCode)} has modifier BL under revenue code ${field(line, 'revenueCode')}, and the claim has no line for ${words(other)} with the same code, day and units.`,
  )
}

function findingOf(line: ClaimLine, message: ReturnType<typeof say>): Outcome {
  return finding({
    message,
    lines: [line],
    evidence: cells(line, 'claimId', 'procedureCode', 'modifiers', 'revenueCode'),
    ...wholeLineAtRisk(line),
  })
}
