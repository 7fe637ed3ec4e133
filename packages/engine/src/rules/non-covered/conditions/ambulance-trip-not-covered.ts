import { ambulanceService } from '../../../facts/ambulance/ambulance-services.ts'
import { ambulanceTrip, uncoveredTrip } from '../../../facts/ambulance/ambulance-trip.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

const noAmbulance = notApplicable('no trip or miles of an ambulance')
const saidSo = notApplicable('the provider says that Medicare does not cover it')
const noTrip = cannotTell('no modifier says from where to where the ambulance went')
const otherPayer = notApplicable('another payer than Medicare may cover other trips')
const unknownPayer = cannotTell(
  'the file does not name the payer, on whom it depends which trips are covered',
)

/** What the provider says of a trip that Medicare does not cover; other rules read them. */
const saysNotCovered: ReadonlySet<string> = new Set(['GY', 'GZ'])

/** Ambulances from or to places between which Medicare pays none. */
export const ambulanceTripNotCovered = defineLineRule({
  id: 'ambulance-trip-not-covered',
  version: 1,
  title: 'Ambulance to a place that Medicare does not cover',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.40(f)', 'origin and destination requirements'),
    cite('Medicare Benefit Policy Manual, chapter 10', '10.3 the destination'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The trip report with another place than the modifier says, and a corrected claim.',
  suggestedFix: 'Recover the payment, unless the trip report shows a place that is covered.',
  triage({ procedure, modifiers, standing }) {
    if (ambulanceService(procedure) === undefined) return noAmbulance
    if (standing.isUnpaid) return nothingPaid
    if (modifiers.some((modifier) => saysNotCovered.has(modifier))) return saidSo
    const trip = ambulanceTrip(modifiers)
    return trip === undefined ? noTrip : lookAt({ trip })
  },
  judge(line, _, { trip }) {
    const { serviceFromDay: on } = line
    if (on === undefined) return noServiceDate
    const uncovered = uncoveredTrip(trip, on)
    if (uncovered === undefined) return pass
    const program = payerProgram(line)
    if (program === 'unknown') return unknownPayer
    if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
    return finding({
      message: say`${code(line.procedureCode)} with ${code(trip)} says that the ambulance went ${words(uncovered.says)}.`,
      ...((uncovered.isDoubtful || program === 'medicare-plan') && { class: 'lead' }),
      lines: [line],
      evidence: [...cells(line, 'procedureCode', 'modifiers'), payerEvidence(line)],
      ...wholeLineAtRisk(line),
    })
  },
})
