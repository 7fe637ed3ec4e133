import type { Encounter } from '../../../batch/groups.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { localityExcess } from '../../../facts/prices/whole-fee.ts'
import { mayBeCentersFee } from '../../../facts/prices/practitioners-line.ts'
import {
  halvedOperations,
  isMajor,
  isMinor,
  isPricedApart,
  isTwin,
  type HalvedOperation,
} from '../../../facts/surgery/halved-operations.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, notInFeeSchedule, notProfessional } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, money, percent, row, say, words } from '../../../sentences/say.ts'

const notHalved = notApplicable('no operation of which a second one is paid at half')
const onlyOne = notApplicable('no other operation of which a second one is paid at half that day')
const centersFee = cannotTell(
  'the line may be the fee of the surgery center: no specialty says who bills it',
)
const otherPrice = notApplicable('a modifier changes the price')
const minor = notApplicable('no second operation beside one with ninety days of aftercare')
const bothSides = notApplicable('the same operation twice that day')
const noFee = cannotTell('no national fee for the payer and place')
const endoscopy = cannotTell('an endoscopy of the day is paid by the rules of its family')

/** What Medicare pays of each operation of a day after the costliest, to the fifth. */
const half = 0.5
/** No place is so dear that half of its fee comes to more. */
const mostOfHalf = half * (1 + localityExcess)

/** A second operation of a day paid like the first. */
export const secondOperationPaidInFull = defineGroupRule({
  id: 'second-operation-paid-in-full',
  version: 3,
  title: 'Second operation of a day paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  picksSurvivor: true,
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '40.6 C: with indicator 2 the costliest operation of a day is paid in full, the second to fifth at one half',
    ),
    cite('Medicare Physician Fee Schedule', 'multiple procedure indicator', 'feeSchedule'),
    cite('Medicare Physician Fee Schedule', 'national payment', 'feeSchedulePayments'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule', 'feeSchedulePayments'] },
  clearedBy: 'A contract without the reduction, or proof that another surgeon operated.',
  suggestedFix:
    'Price the operations of the day again: the costliest in full, each other at one half.',
  triage(service, { feeSchedule }) {
    const fee = feeSchedule.find(service.procedure)
    if (service.setting !== 'professional') return notProfessional
    if (fee === undefined) return notInFeeSchedule
    if (fee.multipleProcedure !== '2') return notHalved
    if (service.standing.isDenied) return denied
    return isPricedApart(service) ? otherPrice : look
  },
  judge(encounter, { tables }) {
    const all = halvedOperations(encounter, tables)
    const assistants = all.filter((each) => each.isAssistants)
    const surgeons = all.filter((each) => !each.isAssistants)
    const isEndoscopic = encounter.lines.some(
      (line) => tables.feeSchedule.find(line.procedure)?.multipleProcedure === '3',
    )
    return eachOpenLine((line) => {
      if (mayBeCentersFee(line)) return centersFee
      if (isEndoscopic) return endoscopy
      const operation = all.find((each) => each.line === line)
      if (operation === undefined) return noFee
      const operations = operation.isAssistants ? assistants : surgeons
      const [first] = operations
      if (first === undefined || operations.length === 1) return onlyOne
      if (!isMajor(first, tables) || isMinor(operation, tables)) return minor
      if (isTwin(operation, operations)) return bothSides
      return operation === first ? pass : outcomeOf(operation, first, encounter)
    })
  },
})

/** Where the costliest itself was not paid in full, the payer may have halved the other one. */
function outcomeOf(
  { line, amount, national, isAssistants }: HalvedOperation,
  first: HalvedOperation,
  { day }: Encounter,
): Outcome {
  if (amount <= national * mostOfHalf || first.amount <= first.national * mostOfHalf) return pass
  const share = 1 - (half * Math.max(national, amount)) / amount
  const fee = isAssistants
    ? "an assistant's share of Medicare's national fee"
    : "Medicare's national fee"
  return finding({
    message: say`${code(line.procedureCode)} came to ${money(amount)} on ${date(day)}, ${percent(amount / national)} of ${words(fee)}, beside the dearer ${code(first.line.procedureCode)} of the same provider (${row(first.line)}); the second operation of a day is paid at one half.`,
    lines: [line],
    related: [first.line],
    evidence: codeEvidence([line, first.line]),
    ...shareAtRisk(line, share),
  })
}
