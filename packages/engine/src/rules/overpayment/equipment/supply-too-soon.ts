import {
  daysOfSupply,
  deliveries,
  hasSupplyRate,
  isTooSoon,
  supplyRate,
  type Delivery,
} from '../../../facts/equipment/supply-on-hand.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk, wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

const noSupply = notApplicable('no supply whose usual rate is known')
const unknownRate = cannotTell('the line does not say by KX or KS whether insulin is used')

/** Suppliers deliver three months at once at most; a piece for longer is one piece. */
const mostDays = 100

/** Masks, tubes, strips and catheters delivered before the last ones are used up. */
export const supplyTooSoon = defineGroupRule({
  id: 'supply-too-soon',
  version: 2,
  title: 'Supply delivered again too soon, or too much of it',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Local Coverage Determinations L33718, L33822 and L33803',
      'usual maximum amounts of supplies',
    ),
    cite('Medicare Program Integrity Manual, chapter 5', 'refills of supplies'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Records that show the need for more than the usual amount, or a loss.',
  suggestedFix:
    'Ask for the request for the refill and the record of the need; recover what is above.',
  triage(service) {
    if (!hasSupplyRate(service.procedure)) return noSupply
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    if (supplyRate(service) === undefined) return unknownRate
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = deliveries(lines)
    return eachOpenLine((line) => {
      const delivery = found.get(line)
      return delivery ? outcomeOf(delivery) : pass
    })
  },
})

function outcomeOf(delivery: Delivery): Outcome {
  const { line, rate } = delivery
  if (isTooSoon(delivery)) return tooSoon(delivery)
  const days = daysOfSupply(line, rate)
  return days > mostDays && (line.units ?? 1) > 1 && days > rate.months * 31
    ? tooMuch(delivery, days)
    : pass
}

function tooSoon({ line, day, before, usedUpOn, rate }: Delivery): Outcome {
  const earlier = before?.line ?? line
  return finding({
    message: say`${code(line.procedureCode)} came on ${date(day)}, and what came before lasts until ${date(usedUpOn)} at the usual ${count(rate.units)} in ${count(rate.months, 'month')}.`,
    lines: [line],
    related: [earlier],
    evidence: earlierEvidence(line, earlier),
    sources: [{ title: rate.source, section: 'usual maximum amount' }],
    ...wholeLineAtRisk(line),
  })
}

function tooMuch({ line, rate }: Delivery, days: number): Outcome {
  const longest = Math.max(3, rate.months)
  return finding({
    message: say`${count(line.units ?? 1, 'unit')} of ${code(line.procedureCode)} last ${count(Math.round(days))} days at the usual ${count(rate.units)} in ${count(rate.months, 'month')}; ${count(longest, 'month')} are the most that are delivered at once.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'units'),
    sources: [{ title: rate.source, section: 'usual maximum amount' }],
    ...shareAtRisk(line, 1 - (longest * (365.25 / 12)) / days),
  })
}
