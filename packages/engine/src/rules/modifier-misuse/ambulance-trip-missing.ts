import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { ambulanceService } from '../../facts/ambulance/ambulance-services.ts'
import { ambulanceTrip } from '../../facts/ambulance/ambulance-trip.ts'
import { payerEvidence } from '../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say } from '../../sentences/say.ts'

const noAmbulance = notApplicable('no trip or miles of an ambulance')
const otherBill = notApplicable('a bill of a stay, on which an ambulance names no trip')
const nobodyCarried = notApplicable('the patient had died before the ambulance came (QL)')
const otherPayer = notApplicable('another payer than Medicare need not ask for the trip')
const unknownPayer = cannotTell('the file does not name the payer; Medicare asks for the trip')

/** Ambulances that do not say from where to where they went. */
export const ambulanceTripMissing = defineLineRule({
  id: 'ambulance-trip-missing',
  version: 1,
  title: 'Ambulance without its trip',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 15',
      '30: modifiers of origin and destination on every line of a trip',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The trip report, and a corrected claim with the two letters of the trip.',
  suggestedFix: 'Return the line; it is billed again with where the trip began and ended.',
  triage(service) {
    if (ambulanceService(service.procedure) === undefined) return noAmbulance
    if (!namesTrips(service)) return otherBill
    if (service.standing.isDenied) return denied
    if (ambulanceTrip(service.modifiers) !== undefined) return pass
    return service.modifiers.includes('QL') ? nobodyCarried : look
  },
  judge(line) {
    const program = payerProgram(line)
    if (program === 'unknown') return unknownPayer
    if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
    return finding({
      message: say`${code(line.procedureCode)} has no modifier that says from where to where the ambulance went, so nobody can tell whether Medicare covers the trip.`,
      ...(program === 'medicare-plan' && { class: 'lead' }),
      lines: [line],
      evidence: [...cells(line, 'procedureCode', 'modifiers'), payerEvidence(line)],
    })
  },
})

function namesTrips({ setting }: BilledService): boolean {
  return setting === 'professional' || setting === 'outpatient-facility'
}
