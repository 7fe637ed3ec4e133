import { anesthesia, procedureSection } from '../../../codes/procedure-section.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { anesthesiaPayment, nationalAnesthesia } from '../../../facts/modifiers/anesthesia-units.ts'
import { pricedAmount, pricedField } from '../../../facts/prices/file-prices.ts'
import { localityExcess } from '../../../facts/prices/whole-fee.ts'
import { cells } from '../../../findings/evidence.ts'
import { sharesAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noAllowedOrPaid, notProfessional } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, money, percent, say } from '../../../sentences/say.ts'

const noAnesthesia = notApplicable('no anesthesia')
const fourCases = notApplicable('more than four cases at once, which are paid by other units (AD)')
const notListed = cannotTell('the base units do not have the code')
const noMinutes = cannotTell('no minutes of anesthesia on the line')
const noFactor = cannotTell('no national conversion factor of anesthesia for the date of service')

/** Anesthesia that Medicare paid above base and time units at the factor of the costliest place. */
export const anesthesiaOverSchedule = defineLineRule({
  id: 'anesthesia-over-schedule',
  version: 1,
  title: 'Anesthesia paid above its base and time units',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      '42 CFR 414.46',
      '(a) and (d): base and time units times the conversion factor; one half each where a physician directs',
    ),
    cite('Anesthesia base units', 'units by code', 'anesthesiaBases'),
    cite('Anesthesia conversion factors', 'national factor', 'anesthesiaFactors'),
  ],
  needs: {
    fields: ['procedureCode', 'anesthesiaMinutes'],
    tables: ['anesthesiaBases', 'anesthesiaFactors'],
  },
  clearedBy:
    'The anesthesia record with other times, or a plan of Medicare whose contract pays more.',
  suggestedFix:
    'Price the line again: base units and one unit for each 15 minutes, at the factor of the locality.',
  triage(service, { anesthesiaBases }) {
    if (procedureSection(service.procedure) !== anesthesia) return noAnesthesia
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isDenied) return denied
    if (service.modifiers.includes('AD')) return fourCases
    const base = anesthesiaBases.find(service.procedure)
    if (base === undefined) return notListed
    return lookAt(base)
  },
  judge(line, { tables, consulted }, { units }) {
    const { anesthesiaMinutes: minutes } = line
    if (minutes === undefined || minutes <= 0) return noMinutes
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    const factor = tables.anesthesiaFactors.find(nationalAnesthesia)
    if (factor === undefined || !consulted('anesthesiaFactors').inForce) return noFactor
    const national = anesthesiaPayment(line, units, minutes, factor.dollars)
    const most = national.cents * (1 + localityExcess)
    if (amount <= most) return pass
    const terms = say`${national.terms}, and ${percent(localityExcess)} more for the costliest place`
    return finding({
      class: paysOriginalMedicare(line) ? 'error' : 'lead',
      message: say`${money(amount)} for ${code(line.procedureCode)} of ${count(minutes, 'minute')} is above ${money(Math.round(most))}, which its units come to in the costliest place.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', 'anesthesiaMinutes', pricedField(line)),
      ...sharesAtRisk([line], 1 - most / amount, terms),
    })
  },
})
