import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { noUnits, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'

const noMiles = notApplicable('no miles of an ambulance on the ground')

/** Miles of one trip on the ground above which the nearest facility is worth a question; our own limit. */
const usualMiles = 100

/** Trips of an ambulance on the ground that are longer than the way to the nearest facility usually is. */
export const ambulanceTripFar = defineLineRule({
  id: 'ambulance-trip-far',
  version: 1,
  title: 'Ambulance over more than a hundred miles',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.40(f)', 'to the nearest facility that can give the care'),
    cite('Medicare Claims Processing Manual, chapter 15', '20.2: loaded miles in units'),
    cite(
      'HHS OIG, Inappropriate Payments and Questionable Billing for Medicare Part B Ambulance Transports (OEI-09-12-00351)',
      'miles far above usual',
    ),
  ],
  needs: { fields: ['procedureCode', 'units'] },
  clearedBy: 'The run report with its odometer, and why no nearer facility could give the care.',
  suggestedFix:
    'Ask for the run report; pay the miles to the nearest facility that could give the care.',
  triage({ procedureCode, standing }) {
    if (procedureCode !== 'A0425') return noMiles
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const { units } = line
    if (units === undefined) return noUnits
    if (units <= usualMiles) return pass
    return finding({
      message: say`An ambulance was paid for ${count(Math.round(units), 'mile')} on the ground; payers cover the way to the nearest facility that can give the care, which is seldom over ${count(usualMiles)}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'units', 'modifiers'),
      ...shareAtRisk(line, (units - usualMiles) / units),
    })
  },
})
