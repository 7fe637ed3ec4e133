import type { ClaimLine } from '../../../claim/claim-line.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { mayScreenOrgan, screenedOrgan } from '../../../facts/surgery/organ-screenings.ts'
import { servedOrgan } from '../../../facts/surgery/services-on-organ.ts'
import { firstRemovals, removedOrgan } from '../../../facts/surgery/single-organs.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noService = notApplicable('no service on an organ of which there is one')

/** A service on an organ that an earlier operation took out of the same patient. */
export const serviceOnRemovedOrgan = defineGroupRule({
  id: 'service-on-removed-organ',
  version: 2,
  title: 'Service on an organ that was removed',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, surgery section', 'codes for the removal of a whole organ, and for services on it'),
    cite('ICD-10-CM', 'Z12.4, Z12.5: screening of the cervix, of the prostate'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Operative notes of both days, or word that the member number stands for two people.',
  suggestedFix: 'Compare both records; deny the service that cannot have taken place.',
  triage({ procedure, standing }) {
    // The removal itself a second time is another rule's.
    const isServed = servedOrgan(procedure) !== undefined && !removedOrgan(procedure)
    if (!isServed && !mayScreenOrgan(procedure)) return noService
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const removals = firstRemovals(lines)
    return eachOpenLine((line) => outcomeOf(line, removals))
  },
})

function outcomeOf(line: ClaimLine, removals: ReadonlyMap<string, ClaimLine>): Outcome {
  const { serviceFromDay: on = 0 } = line
  const organ = servedOrgan(line.procedure) ?? screenedOrgan(line)
  const removal = removals.get(organ ?? '')
  const removedOn = removal?.serviceFromDay ?? on
  if (organ === undefined) return noService
  if (removal === undefined || removedOn >= on) return pass
  return finding({
    message: say`${code(line.procedureCode)} on ${date(on)} is a service on the ${words(organ)}, which ${code(removal.procedureCode)} of ${date(removedOn)} removed from the same patient.`,
    lines: [line],
    related: [removal],
    evidence: earlierEvidence(line, removal),
    ...wholeLineAtRisk(line),
  })
}
