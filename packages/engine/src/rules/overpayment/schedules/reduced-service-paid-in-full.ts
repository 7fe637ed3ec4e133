import { filePrices, pricedAmount } from '../../../facts/prices/file-prices.ts'
import { hasPricingModifier } from '../../../facts/prices/priced-service.ts'
import { feePartOf } from '../../../facts/surgery/fee-parts.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noAllowedOrPaid, notProfessional } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, percent, say } from '../../../sentences/say.ts'

const whole = notApplicable('no service that was reduced (52) or broken off (53)')
const otherPrice = notApplicable('another modifier changes the price too')
const noPrice = cannotTell('no other line of the file shows the whole fee of the code')

/** Amounts of one fee differ by rounding and places. */
const inFull = 0.95

/** Services that say that they were reduced or broken off, at the price of the whole. */
export const reducedServicePaidInFull = defineLineRule({
  id: 'reduced-service-paid-in-full',
  version: 1,
  title: 'Reduced service paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '20.4.6 and 30.1: reduced and discontinued services are priced by the record',
    ),
    cite('CPT, appendix A', 'modifiers 52 and 53'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The record of how much was done, by which the price was set.',
  suggestedFix:
    'Price the line by the record of what was done; the whole fee is for the whole service.',
  triage(service) {
    const modifier = service.modifiers.find((each) => each === '52' || each === '53')
    if (modifier === undefined || feePartOf(service, undefined)?.modifier === modifier) return whole
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isDenied) return denied
    const others = service.modifiers.filter((each) => each !== modifier && each !== '51')
    return hasPricingModifier({ modifiers: others }) ? otherPrice : lookAt(modifier)
  },
  judge(line, { memories }, modifier) {
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    const one = filePrices.in(memories).ofOneUnit(line)
    if (one === undefined) return noPrice
    const fee = one * (line.units ?? 1)
    if (amount < fee * inFull) return pass
    return finding({
      message: say`${code(`${line.procedureCode ?? ''}-${modifier}`)} came to ${money(amount)}, ${percent(amount / fee)} of what the file shows for the whole service, ${money(fee)}; a service that was ${modifier === '52' ? say`reduced` : say`broken off`} is worth less.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', 'allowedCents', 'paidCents'),
    })
  },
})
