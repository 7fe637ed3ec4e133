import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { ambulanceService } from '../../facts/ambulance/ambulance-services.ts'
import { ambulanceTrip } from '../../facts/ambulance/ambulance-trip.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, row, say } from '../../sentences/say.ts'

const noBase = notApplicable('no base rate of an ambulance')
const noTrip = cannotTell('no modifier says from where to where the ambulance went')

/** A second trip of the day, by the provider's own account. */
const saysAgain: ReadonlySet<string> = new Set(['76', '77', '59', 'XE', 'XS', 'XP', 'XU'])

/** Two levels of service paid for one trip of an ambulance: the crew gave one of them. */
export const ambulanceTripTwice = defineGroupRule({
  id: 'ambulance-trip-twice',
  version: 1,
  title: 'One trip of an ambulance at two levels',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('42 CFR 414.605 and 414.610', 'levels of service; one base payment a trip'),
    cite('Medicare Claims Processing Manual, chapter 15', '30.1.2: one base rate a trip'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [] },
  clearedBy: 'Reports of two trips between the same places on the same day.',
  suggestedFix: 'Ask for the trip report; pay the level that it shows and deny the other.',
  triage({ procedure, modifiers, standing }) {
    if (ambulanceService(procedure) !== 'base') return noBase
    if (standing.isUnpaid) return nothingPaid
    return ambulanceTrip(modifiers) === undefined ? noTrip : look
  },
  judge({ lines, day }) {
    const dearest = dearestOfTrips(lines)
    return eachOpenLine((line) => {
      const first = dearest.get(ambulanceTrip(line.modifiers) ?? '')
      if (first === undefined || first.procedure === line.procedure || isAgain(line)) return pass
      return finding({
        message: say`${code(line.procedureCode)} was paid on ${date(day)} for the same trip as ${code(first.procedureCode)} on ${row(first)}; a trip has one level of service.`,
        lines: [line],
        related: [first],
        evidence: codeEvidence([line, first]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** Of each trip the base rate that stands: the one paid most, whatever the order of the lines. */
function dearestOfTrips(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const dearest = new Map<string, ClaimLine>()
  for (const line of lines) {
    const trip = ambulanceTrip(line.modifiers)
    if (trip === undefined || ambulanceService(line.procedure) !== 'base') continue
    if (isUnpaid(line) || isAgain(line)) continue
    const other = dearest.get(trip)
    if (other === undefined || standsBefore(line, other)) dearest.set(trip, line)
  }
  return dearest
}

function standsBefore(one: ClaimLine, other: ClaimLine): boolean {
  const { paidCents: paid = 0 } = one
  const { paidCents: otherPaid = 0 } = other
  if (paid !== otherPaid) return paid > otherPaid
  if (one.procedure !== other.procedure) return one.procedure < other.procedure
  return one.row < other.row
}

function isAgain({ modifiers }: ClaimLine): boolean {
  return modifiers.some((modifier) => saysAgain.has(modifier))
}
