import { day } from '../../../claim/day.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { pricedAmount, pricedField } from '../../../facts/prices/file-prices.ts'
import { hasPricingModifier } from '../../../facts/prices/priced-service.ts'
import { localityExcess, wholeFee, type WholeFee } from '../../../facts/prices/whole-fee.ts'
import { feePartOf, type FeePart } from '../../../facts/surgery/fee-parts.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, noAllowedOrPaid, notProfessional } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, percent, say, words } from '../../../sentences/say.ts'

const noShare = notApplicable('no part of a fee (53, 54, 55, 56, 62, 80, 81, 82, AS, CO, CQ)')
const otherPrice = notApplicable('another modifier changes the price too')
const noPrice = cannotTell('neither the file nor a fee schedule shows the whole fee of the code')

/** From then on Medicare pays one half of a colonoscopy that was broken off. */
const halfFrom = day('2016-01-01')
const beforeHalf = notApplicable('before 2016 a broken-off colonoscopy had no share of the fee')

/** From then on Medicare pays 85% of therapy that an assistant gave. */
const assistantsFrom = day('2022-01-01')
const beforeAssistants = notApplicable('before 2022 therapy by an assistant was paid in full')

/** Contracts of other payers give more than Medicare does, but never the whole fee. */
const inFull = 0.95

/** Medicare's prices of one code differ by this much between places and years. */
const tolerance = 0.15

/** A part of a surgical fee that was paid as more than that part. */
export const surgicalSharePaidInFull = defineLineRule({
  id: 'surgical-share-paid-in-full',
  version: 4,
  title: 'Part of a fee paid above its share',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '20.4.3 assistants at surgery 16%, 110.2 physician assistants 85% of that, 40.8 co-surgeons 62.5%, 40.4 parts of a package, 30.1 B incomplete colonoscopies one half',
    ),
    cite('42 CFR 410.59 and 410.60', '(a)(4): therapy by assistants 85%'),
    cite('Medicare Physician Fee Schedule', 'shares of a package', 'feeSchedule'),
    cite('Medicare Physician Fee Schedule', 'national payment', 'feeSchedulePayments'),
  ],
  needs: {
    fields: ['procedureCode', 'modifiers'],
    optionalTables: ['feeSchedule', 'feeSchedulePayments'],
  },
  clearedBy: 'A contract that pays a larger share.',
  suggestedFix: 'Price the line again as a share of the whole fee, and recover the rest.',
  triage(service, { feeSchedule }) {
    const part = feePartOf(service, feeSchedule)
    if (part === undefined) return noShare
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isDenied) return denied
    const own = [part.modifier, '51', ...(part.sides > 1 ? ['50'] : [])]
    const others = service.modifiers.filter((each) => !own.includes(each))
    return hasPricingModifier({ modifiers: others }) ? otherPrice : lookAt(part)
  },
  judge(line, { memories, tables }, part) {
    const { serviceFromDay: on = 0 } = line
    if (part.modifier === '53' && on < halfFrom) return beforeHalf
    if (/^C[OQ]$/.test(part.modifier) && on < assistantsFrom) return beforeAssistants
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    const one = wholeFee(line, memories, tables.feeSchedulePayments)
    if (one === undefined) return noPrice
    return comparedWith(line, { part, amount, fee: { ...one, cents: one.cents * part.sides } })
  },
})

interface Priced {
  readonly part: FeePart
  readonly amount: number
  readonly fee: WholeFee
}

/** Where the national fee alone is known, the place may be dearer by so much: then what is sure is a lead. */
function comparedWith(line: ClaimLine, { part, amount, fee }: Priced): Outcome {
  const { modifier, share, who } = part
  const isMedicare = payerProgram(line) === 'medicare'
  const isOfFile = fee.shownBy === 'file'
  const spread = 1 + (isOfFile ? tolerance : localityExcess)
  const most = isMedicare ? Math.min(share * spread, inFull) : inFull
  if (amount <= most * fee.cents) return pass
  const whole = isOfFile ? fee.cents : Math.max(fee.cents, amount)
  const field = pricedField(line)
  const verb = field === 'paidCents' ? 'paid' : 'allowed'
  const both = part.sides > 1 ? ' for both sides' : ''
  const source = isOfFile ? `of the whole fee${both}` : `of Medicare's whole national fee${both}`
  return finding({
    message: say`${code(`${line.procedureCode ?? ''}-${modifier}`)} was ${words(verb)} at ${money(amount)}, ${percent(amount / fee.cents)} ${words(source)}, ${money(fee.cents)}; Medicare pays ${words(who)} ${percent(share, 1)}.`,
    class: isMedicare && isOfFile ? 'error' : 'lead',
    lines: [line],
    evidence: cells(line, 'procedureCode', 'modifiers', field),
    ...shareAtRisk(line, 1 - (share * whole) / amount),
  })
}
