import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const noTravel = notApplicable('no travel to collect a specimen')

const travel = new Set(['P9603', 'P9604'].map(procedureNumber))
/** Collecting a specimen, where a fee for it can be paid: a vein or a catheter, and swabs in 2020 to 2023. */
const collections = new Set(
  ['36415', 'P9612', 'P9615', 'G0471', 'G2023', 'G2024'].map(procedureNumber),
)

/** Travel to collect a specimen on a day on which none was collected for a fee. */
export const travelWithoutSpecimen = defineGroupRule({
  id: 'travel-without-specimen',
  version: 1,
  title: 'Travel of a laboratory without a specimen',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 16',
      '60.2: travel is paid only where a fee for the specimen is payable',
    ),
    cite('42 CFR 414.523(a)(2)', 'travel allowance for specimen collection'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'The bill for collecting the specimen of the day, where the file leaves it out.',
  suggestedFix: 'Recover the travel, or have the collection billed where there was one.',
  triage({ procedure, standing }) {
    if (!travel.has(procedure)) return noTravel
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const collected = daysOfCollection(lines)
    return eachOpenLine((line) => {
      const { serviceFromDay: day } = line
      if (day === undefined) return noServiceDate
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      if (collected.has(day)) return pass
      return finding({
        message: say`${code(line.procedureCode)} pays for the travel to a specimen on ${date(day)}, and nothing was paid for collecting one that day.`,
        ...(!paysOriginalMedicare(line) && { class: 'lead' }),
        lines: [line],
        evidence: [...cells(line, 'procedureCode', 'serviceFromDay'), payerEvidence(line)],
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** Days with a specimen, whoever billed it; one that was denied is none. */
function daysOfCollection(lines: readonly ClaimLine[]): ReadonlySet<Day> {
  const days = new Set<Day>()
  for (const { procedure, serviceFromDay, claimStatus } of lines) {
    if (serviceFromDay === undefined || !collections.has(procedure)) continue
    if (claimStatus !== 'denied') days.add(serviceFromDay)
  }
  return days
}
