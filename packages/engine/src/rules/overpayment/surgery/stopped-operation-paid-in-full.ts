import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isSurgeryCentersBill } from '../../../facts/bills/surgery-center-bill.ts'
import { facilityRate } from '../../../facts/bills/facility-rate.ts'
import { arePaymentsSpread } from '../../../facts/outpatient/spread-payments.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { filePrices, pricedAmount, pricedField } from '../../../facts/prices/file-prices.ts'
import { hasPricingModifier, surgicalCenter } from '../../../facts/prices/priced-service.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noAllowedOrPaid, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, percent, say, words } from '../../../sentences/say.ts'

const notFacility = notApplicable('not the bill of an outpatient hospital or a surgery center')
const whole = notApplicable('no service that was reduced (52) or given up before anesthesia (73)')
const otherPrice = notApplicable('another modifier or the units change the price too')
const noPrice = cannotTell('neither the file nor a table shows the whole price of the service')
const spread = cannotTell(
  'most packaged lines of the file have money: payments are spread over the lines of a claim',
)

/** Prices of one hospital differ by rounding; wages raise a half above this share of the national rate nowhere. */
const inFull = 0.95

/** What a facility is paid half for, at the price of the whole. */
export const stoppedOperationPaidInFull = defineLineRule({
  id: 'stopped-operation-paid-in-full',
  version: 1,
  title: 'Operation of a facility that was given up, paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 419.44', '(b) hospitals: one half before anesthesia, or where none was planned'),
    cite('42 CFR 416.172', '(f) surgery centers: the same', 'surgeryCenterServices'),
    cite('Medicare Claims Processing Manual, chapter 4', '20.6.4 and 20.6.6: modifiers 73 and 52'),
    cite('OPPS Addendum B', 'the rate', 'oppsStatus'),
  ],
  needs: {
    fields: ['procedureCode', 'modifiers'],
    optionalTables: ['oppsStatus', 'surgeryCenterServices'],
  },
  clearedBy: 'The record that anesthesia had begun (74), or a contract without the reduction.',
  suggestedFix: 'Price the line again at one half.',
  triage({ setting, placeOfService, modifiers, standing }) {
    if (setting !== 'outpatient-facility' && placeOfService !== surgicalCenter) return notFacility
    const modifier = modifiers.find((each) => each === '52' || each === '73')
    if (modifier === undefined) return whole
    if (standing.isUnpaid) return nothingPaid
    const others = modifiers.filter((each) => each !== modifier)
    return hasPricingModifier({ modifiers: others }) ? otherPrice : lookAt(modifier)
  },
  judge(line, { memories, tables }, modifier) {
    const isCenters = isSurgeryCentersBill(line)
    if (!isCenters && line.billType === undefined) return notFacility
    if ((line.units ?? 1) !== 1) return otherPrice
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    if (!isCenters && tables.oppsStatus && arePaymentsSpread(tables.oppsStatus, memories))
      return spread
    const price = wholePrice(line, filePrices.in(memories).ofOneUnit(line), tables)
    if (price === undefined) return noPrice
    if (amount < price.cents * inFull) return pass
    return finding({
      message: say`${code(`${line.procedureCode ?? ''}-${modifier}`)} came to ${money(amount)}, ${percent(amount / price.cents)} of ${words(price.shownBy)}, ${money(price.cents)}; a facility is paid one half of what was ${words(modifier === '73' ? 'given up before anesthesia' : 'reduced')}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', pricedField(line)),
      ...shareAtRisk(line, 0.5),
    })
  },
})

function wholePrice(
  line: ClaimLine,
  ofFile: number | undefined,
  tables: Parameters<typeof facilityRate>[1],
) {
  if (ofFile !== undefined) return { cents: ofFile, shownBy: 'what the file shows for the whole' }
  const cents = facilityRate(line, tables)
  return cents ? { cents, shownBy: 'the national rate' } : undefined
}
