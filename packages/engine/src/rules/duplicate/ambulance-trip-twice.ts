import type { ClaimLine } from '../../claim/claim-line.ts'
import { ambulanceService } from '../../facts/ambulance/ambulance-services.ts'
import { ambulanceTrip } from '../../facts/ambulance/ambulance-trip.ts'
import {
  areOneTrip,
  dearestOfTrips,
  isSecondTrip,
  tripOfDay,
} from '../../facts/ambulance/trips-of-day.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, row, say, words } from '../../sentences/say.ts'

const oneOf = {
  'two-levels': 'a trip has one level of service',
  'two-companies': 'another ambulance was paid there, and a trip has one base rate',
  miles: 'another ambulance was paid there, and who did not make the trip drove no miles of it',
} as const
const noBase = notApplicable('no base rate and no miles of an ambulance')
const noTrip = cannotTell('no modifier says from where to where the ambulance went')

/** One trip of an ambulance paid at two levels, or to two companies: one crew gave one level. */
export const ambulanceTripTwice = defineGroupRule({
  id: 'ambulance-trip-twice',
  version: 3,
  title: 'One trip of an ambulance paid twice',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.605 and 414.610', 'levels of service; one base payment a trip'),
    cite('Medicare Claims Processing Manual, chapter 15', '30.1.2: one base rate a trip'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'Reports of two trips between the same places on the same day.',
  suggestedFix: 'Ask for the trip report; pay the level that it shows and deny the other.',
  triage({ procedure, modifiers, standing }) {
    const kind = ambulanceService(procedure)
    if (kind !== 'base' && kind !== 'mileage') return noBase
    if (standing.isUnpaid) return nothingPaid
    return ambulanceTrip(modifiers) === undefined ? noTrip : look
  },
  judge({ lines }) {
    const dearest = dearestOfTrips(lines)
    return eachOpenLine((line) => {
      const first = dearest.get(tripOfDay(line) ?? '')
      if (first === undefined || isSecondTrip(line) || toTwoPayers(first, line)) return pass
      const by = takenBy(first, line)
      if (by === undefined) return pass
      return finding({
        message: say`${code(line.procedureCode)} was paid on ${date(line.serviceFromDay ?? 0)} for the same trip as ${code(first.procedureCode)} on ${row(first)}; ${words(oneOf[by])}.`,
        lines: [line],
        related: [first],
        evidence: codeEvidence([line, first]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** How the trip was paid twice; of miles, whether their company is not the one that made it. */
function takenBy(first: ClaimLine, line: ClaimLine): keyof typeof oneOf | undefined {
  const by = areOneTrip(first, line)
  if (ambulanceService(line.procedure) !== 'mileage') return by
  return by === 'two-companies' ? 'miles' : undefined
}
