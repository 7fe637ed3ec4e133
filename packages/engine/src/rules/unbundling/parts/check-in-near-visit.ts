import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { ProviderIndex } from '../../../batch/provider-key.ts'
import { isContact, mayInclude, nearestVisit } from '../../../facts/visits/contacts-near-visits.ts'
import { shareDiagnosis } from '../../../facts/visits/visits-of-day.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatientOrProvider, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noContact = notApplicable('no virtual check-in and no online visit')

/** Short contacts from a distance that belong to a visit of the same days. */
export const checkInNearVisit = defineGroupRule({
  id: 'check-in-near-visit',
  version: 2,
  title: 'Check-in or online visit included in a visit',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'HCPCS Level II and CPT',
      'definitions of G2012, G2252, 98016 and 99421 to 99423: a visit within seven days of an online one includes it',
    ),
    cite('Physician Fee Schedule final rule for 2019', 'virtual check-in'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Notes that show another problem than that of the visit.',
  suggestedFix: 'Deny the contact: the payment for the visit includes it.',
  triage(service) {
    if (!isContact(service)) return noContact
    if (service.standing.isUnpaid) return nothingPaid
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const providers = new ProviderIndex()
    const visits = Map.groupBy(lines.filter(mayInclude), (line) =>
      providers.of(line, 'professional'),
    )
    const known = new Map<string, ClaimLine | undefined>()
    return eachOpenLine((line) => {
      const { serviceFromDay: day = 0 } = line
      const provider = providers.of(line, 'professional')
      if (!identified || provider.identity === 'claim') return noPatientOrProvider
      // Contacts of a day for the same reasons lie near the same visits.
      const question = [provider.key, day, line.procedure, ...line.diagnoses].join('|')
      if (!known.has(question))
        known.set(question, nearestVisit(line, day, visits.get(provider) ?? []))
      const visit = known.get(question)
      return visit ? included(line, visit, day, provider.identity === 'practitioner') : pass
    })
  },
})

function included(line: ClaimLine, visit: ClaimLine, day: Day, named: boolean): Outcome {
  const same = shareDiagnosis(visit, line)
  const problem = same ? 'they name the same problem' : 'they name different problems'
  const contact = say`${code(line.procedureCode)} on ${date(day)}`
  const included = say`${code(visit.procedureCode)} of ${date(visit.serviceFromDay ?? day)}`
  return finding({
    message: say`${contact} is part of ${included} by the same provider where it is about the same problem; ${words(problem)}.`,
    lines: [line],
    related: [visit],
    evidence: codeEvidence([line, visit]),
    ...wholeLineAtRisk(line),
    ...(same && named ? {} : { class: 'lead' }),
  })
}
