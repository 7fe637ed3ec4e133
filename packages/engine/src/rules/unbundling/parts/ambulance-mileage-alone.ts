import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { ambulanceService, mayBeTrip } from '../../../facts/ambulance/ambulance-services.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatientOrProvider, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say, words } from '../../../sentences/say.ts'

const noMiles = notApplicable('no miles of an ambulance')

/** Miles of an ambulance paid without the trip that they belong to. */
export const ambulanceMileageAlone = defineGroupRule({
  id: 'ambulance-mileage-alone',
  version: 1,
  title: 'Miles of an ambulance without its trip',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('42 CFR 414.610(c)', 'a base payment and a payment for mileage'),
    cite('Medicare Claims Processing Manual, chapter 15', '20.2 payment for mileage; 30.1.2'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy: 'The paid claim for the trip of that day.',
  suggestedFix:
    'Look for the claim of the trip; where it was denied or is missing, recover the miles.',
  triage({ procedure, standing }) {
    if (ambulanceService(procedure) !== 'mileage') return noMiles
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines, patient, provider, day }) {
    const trips = lines.filter(({ procedureCode = '' }) => mayBeTrip(procedureCode))
    const isPaid = trips.some((trip) => !isDenied(trip))
    const refused = trips.find(isDenied)
    return eachOpenLine((line) => {
      if (isPaid) return pass
      const isKnown = patient.identified && provider.identity !== 'claim'
      if (!isKnown && line.claimId === undefined) return noPatientOrProvider
      return finding({
        message: say`${code(line.procedureCode)} bills the miles of an ambulance on ${date(day)}, and ${whatOfTrip(refused, isKnown)}.`,
        ...(!isCertain(line, refused) && { class: 'lead' }),
        lines: [line],
        related: refused === undefined ? [] : [refused],
        evidence: codeEvidence(refused === undefined ? [line] : [line, refused]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** Medicare pays no miles of a trip that it refused; a trip that is missing may be in another file. */
function isCertain(line: ClaimLine, refused: ClaimLine | undefined): boolean {
  return refused !== undefined && payerProgram(line) === 'medicare'
}

/** Where the file names no patient or provider, its claim is all that miles can belong to. */
function whatOfTrip(refused: ClaimLine | undefined, isKnown: boolean) {
  if (refused === undefined) {
    return words(
      isKnown ? 'the file has no trip of that day by the same provider' : 'their claim has no trip',
    )
  }
  return say`the trip itself, ${code(refused.procedureCode)} on ${row(refused)}, was denied`
}
