import type { Encounter } from '../../../batch/groups.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import {
  endoscopiesOf,
  isOtherEncounter,
  shareBeyondBase,
  type Endoscopy,
} from '../../../facts/surgery/endoscopies.ts'
import { mayBeCentersFee } from '../../../facts/prices/practitioners-line.ts'
import { isPricedApart } from '../../../facts/surgery/halved-operations.ts'
import { isAssistant } from '../../../facts/surgery/line-roles.ts'
import { sharesAtRisk } from '../../../findings/line-at-risk.ts'
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
import { code, date, money, percent, row, say } from '../../../sentences/say.ts'

const noEndoscopy = notApplicable('no endoscopy of a family that shares a base')
const centersFee = cannotTell(
  'the line may be the fee of the surgery center: no specialty says who bills it',
)
const otherPrice = notApplicable('a modifier changes the price')
const otherSession = notApplicable('the line says that it was another encounter')
const onlyOne = notApplicable('no other endoscopy of the family that day')
const sameCode = notApplicable('the same endoscopy twice that day')
const noFee = cannotTell('no amount, place or national fee for the endoscopy and its base')

/** Costs of places move the shares of two codes apart by a few percent; the reduction moves them more. */
const mostOfReduction = 0.7

/** Further endoscopies of a family on a day, paid as if the base had been done for each of them. */
export const secondEndoscopyPaidInFull = defineGroupRule({
  id: 'second-endoscopy-paid-in-full',
  version: 2,
  title: 'Second endoscopy of a family paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  picksSurvivor: true,
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '40.6 C: with indicator 3 the costliest endoscopy of a family is paid in full, each other at its fee less that of the base',
    ),
    cite('Medicare Physician Fee Schedule', 'endoscopic base code', 'feeSchedule'),
    cite('Medicare Physician Fee Schedule', 'national payment', 'feeSchedulePayments'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule', 'feeSchedulePayments'] },
  clearedBy: 'Proof of separate sessions (XE), or a contract without the reduction.',
  suggestedFix:
    'Price the endoscopies of the day again: the costliest in full, each other at its fee less that of the base.',
  triage(service, { feeSchedule }) {
    if (service.setting !== 'professional') return notProfessional
    const fee = feeSchedule.find(service.procedure)
    if (fee === undefined) return notInFeeSchedule
    if (fee.endoscopicBase === undefined) return noEndoscopy
    if (service.standing.isDenied) return denied
    if (isOtherEncounter(service)) return otherSession
    return isPricedApart(service) || isAssistant(service) ? otherPrice : look
  },
  judge(encounter, { tables }) {
    const families = new Map<string, readonly Endoscopy[]>()
    const familyOf = (base: string) => {
      const known = families.get(base) ?? endoscopiesOf(encounter, base, tables)
      families.set(base, known)
      return known
    }
    return eachOpenLine((line) => {
      if (mayBeCentersFee(line)) return centersFee
      const family = familyOf(tables.feeSchedule.find(line.procedure)?.endoscopicBase ?? '')
      const [first] = family
      const endoscopy = family.find((each) => each.line === line)
      if (first === undefined || endoscopy === undefined) return noFee
      if (family.length === 1) return onlyOne
      if (endoscopy === first) return pass
      const { procedure } = line
      if (family.some((each) => each !== endoscopy && each.line.procedure === procedure)) {
        return sameCode
      }
      return outcomeOf(endoscopy, first, encounter)
    })
  },
})

/** The shares of the two tell it: a payer that reduces pays less of the second fee than of the first. */
function outcomeOf(endoscopy: Endoscopy, first: Endoscopy, { day }: Encounter): Outcome {
  const { line, amount, national, base, baseNational } = endoscopy
  const due = shareBeyondBase(endoscopy)
  const ratio = amount / national
  const firstRatio = first.amount / first.national
  if (ratio / firstRatio < due + mostOfReduction * (1 - due)) return pass
  const fees = say`of a national fee of ${money(national)} the base is ${money(baseNational)}`
  return finding({
    message: say`${code(line.procedureCode)} came to ${percent(ratio)} of Medicare's national fee on ${date(day)}, as ${code(first.line.procedureCode)} did beside it (${percent(firstRatio)}, ${row(first.line)}); both contain ${code(base)}, and a further endoscopy of the family is paid at what it has beyond that.`,
    lines: [line],
    related: [first.line],
    evidence: codeEvidence([line, first.line]),
    ...sharesAtRisk([line], 1 - due * Math.max(1, firstRatio / ratio), fees),
  })
}
