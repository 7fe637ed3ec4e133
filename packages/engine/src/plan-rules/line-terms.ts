import type { ClaimField, ClaimLine } from '../claim/claim-line.ts'
import { exposureCents, isUnpaid } from '../claim/exposure.ts'
import { cells } from '../findings/evidence.ts'
import { shareAtRisk, wholeLineAtRisk } from '../findings/line-at-risk.ts'
import { cannotTell, finding, pass, type FindingDraft, type Outcome } from '../rule/outcome.ts'
import { noDaysSupply, nothingPaid } from '../rule/reasons.ts'
import { count, date, money, nothing, percent, row, say, words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { PlanTerm } from './plan-rule.ts'
import { pricedCents, pricing, type MedicarePricing, type Pricing } from './plan-prices.ts'

/** What a term says of one line that the clause is about; the words of a finding follow the clause. */
export type LineTerm = (
  line: ClaimLine,
  said: (sentence: Sentence) => Sentence,
  medicare?: MedicarePricing,
) => Outcome

const noReceipt = cannotTell('no date of receipt on the line')
const noShare = cannotTell("the file does not state the patient's share")
const noAllowed = cannotTell('no allowed or paid amount on the line')

/** The judge of a term about one line; undefined for those that look at lines together. */
export function lineTerm(term: PlanTerm): LineTerm | undefined {
  switch (term.kind) {
    case 'not-covered':
      return paid((line, said) =>
        whole(line, said(say`the plan does not cover it, and it was paid.`), 'procedureCode'),
      )
    case 'supply':
      return paid((line, said) => {
        const { daysSupply } = line
        if (daysSupply === undefined) return noDaysSupply
        if (daysSupply <= term.mostDays) return pass
        const over = (daysSupply - term.mostDays) / daysSupply
        const message = said(
          say`${count(daysSupply, 'day')} were supplied at once, and the plan pays ${count(term.mostDays)}.`,
        )
        return finding({ ...about(line, message, 'daysSupply'), ...shareAtRisk(line, over) })
      })
    case 'filing':
      return paid((line, said) => {
        const { receivedDay } = line
        const served = line.dischargeDay ?? line.serviceThroughDay ?? line.serviceFromDay
        if (receivedDay === undefined || served === undefined) return noReceipt
        if (receivedDay - served <= term.days) return pass
        const message = said(
          say`the service of ${date(served)} was received on ${date(receivedDay)}, after ${count(receivedDay - served, 'day')}; the plan gives ${count(term.days)}.`,
        )
        return whole(line, message, 'receivedDay')
      })
    case 'price':
      return priceTerm(pricing(term.formulas))
    case 'copay':
      return shareTerm(() => term.cents)
    case 'coinsurance':
      return shareTerm((allowed) => Math.round(allowed * term.share))
    case 'limit':
    case 'case-rate':
    case 'stay-rates':
      return undefined
  }
}

/** More than the contract pays for the line. */
function priceTerm(priceOf: Pricing): LineTerm {
  return paid((line, said, medicare) => {
    const price = priceOf(line, medicare)
    if (price.kind !== 'price') return price
    const stated = pricedCents(line)
    if (stated === undefined) return noAllowed
    const over = stated.cents - price.cents
    if (over <= 0) return price.isAtMost === true ? loweredPrice : pass
    const most = price.isAtMost === true ? words('at most ') : nothing
    const isTold = price.cents > 0 && over >= price.cents / 100
    const part = isTold ? say`, ${percent(stated.cents / price.cents)} of the price` : nothing
    const message = said(
      say`${money(stated.cents)} was ${stated.word}, and the contract pays ${most}${money(price.cents)} (${price.words})${part}.`,
    )
    const atRisk = isOfAllowed(line) ? shareAtRisk(line, over / stated.cents) : centsOf(line, over)
    return finding({ ...about(line, message, 'allowedCents'), ...atRisk })
  })
}

const loweredPrice = cannotTell(
  'a modifier of the line lowers the price, and the fee table has no row with it',
)

/** Deductibles and maxima may change a patient's share, so that too little of it is a lead. */
function shareTerm(dueOf: (allowedCents: number) => number): LineTerm {
  return paid((line, said) => {
    const { patientShareCents, allowedCents } = line
    if (patientShareCents === undefined) return noShare
    if (allowedCents === undefined) return noAllowed
    const due = Math.min(dueOf(allowedCents), allowedCents)
    if (patientShareCents >= due) return pass
    const message = said(
      say`the patient's share is ${money(patientShareCents)} of ${money(allowedCents)} allowed, and the plan has it as ${money(due)}.`,
    )
    return finding({
      ...about(line, message, 'patientShareCents'),
      ...centsOf(line, due - patientShareCents),
      class: 'lead',
    })
  })
}

function paid(judge: LineTerm): LineTerm {
  return (line, said, medicare) => (isUnpaid(line) ? nothingPaid : judge(line, said, medicare))
}

function whole(line: ClaimLine, message: Sentence, shownBy: ClaimField): Outcome {
  return finding({ ...about(line, message, shownBy), ...wholeLineAtRisk(line) })
}

function about(line: ClaimLine, message: Sentence, shownBy: ClaimField): FindingDraft {
  return { message, lines: [line], evidence: cells(line, 'serviceFromDay', shownBy) }
}

/** So much of what was paid, at most all of it. */
function centsOf(line: ClaimLine, cents: number): Pick<FindingDraft, 'atRisk' | 'arithmetic'> {
  const atRisk = Math.min(cents, exposureCents(line))
  if (atRisk <= 0) return {}
  return { atRisk: [{ line, cents: atRisk }], arithmetic: say`${money(atRisk)} on ${row(line)}` }
}

/** Of an allowed amount the patient owes a part, so that the payer loses only its share of an excess. */
function isOfAllowed({ allowedCents }: ClaimLine): boolean {
  return allowedCents !== undefined
}
