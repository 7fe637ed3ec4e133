import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
import { isDailyVisit, shareDiagnosis } from '../../facts/visits/visits-of-day.ts'
import { isDenied, isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const checkIns = numbers('G2012 G2252 98016')
const messages = numbers('99421 99422 99423')

/** Days before a check-in in which a visit includes it; the visit may follow within one day. */
const daysBefore = 7
const daysAfter = 1

const noContact = notApplicable('no virtual check-in and no online visit')
const unpaid = notApplicable('nothing was paid on the line')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient or the practitioner is')

/** Short contacts from a distance that belong to a visit of the same days. */
export const checkInNearVisit = defineRule({
  id: 'check-in-near-visit',
  version: 1,
  title: 'Check-in or online visit that belongs to a visit',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'HCPCS Level II and CPT',
      section: 'definitions of G2012, G2252, 98016 and 99421 to 99423',
    },
    { title: 'Physician Fee Schedule final rule for 2019', section: 'virtual check-in' },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
  clearedBy: 'Notes that show another problem than that of the visit.',
  suggestedFix: 'Deny the contact: the visit has paid for it.',
  byService: (service) => (isContact(service) ? undefined : noContact),
  check({ lines, identified }) {
    const providers = new ProviderIndex()
    return lines.map((line) => {
      if (!isContact(line)) return noContact
      if (isUnpaid(line)) return unpaid
      const day = line.serviceFromDay
      if (day === undefined) return noDay
      const provider = providers.of(line, 'professional')
      if (!identified || provider.identity === 'claim') return nobody
      const near = lines.filter(
        (other) => includes(other, line, day) && providers.of(other, 'professional') === provider,
      )
      const visit = near.find((other) => shareDiagnosis(other, line)) ?? near[0]
      return visit ? included(line, visit, day, provider.identity === 'practitioner') : pass
    })
  },
})

function isContact({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return checkIns.has(procedure) || messages.has(procedure)
}

/** A visit of the week before; one that follows a check-in; an online visit of the week before. */
function includes(other: ClaimLine, line: ClaimLine, day: Day): boolean {
  if (other === line || other.serviceFromDay === undefined || isDenied(other)) return false
  const later = other.serviceFromDay - day
  if (messages.has(line.procedure) && messages.has(other.procedure)) {
    return later < 0 && -later <= daysBefore
  }
  if (!isDailyVisit(other)) return false
  return later <= 0 ? -later <= daysBefore : checkIns.has(line.procedure) && later <= daysAfter
}

function included(line: ClaimLine, visit: ClaimLine, day: Day, named: boolean): Outcome {
  const same = shareDiagnosis(visit, line)
  const problem = same ? 'they name the same problem' : 'they name different problems'
  return finding({
    message: `${line.procedureCode ?? ''} on ${isoDate(day)} is part of ${visit.procedureCode ?? ''} of ${isoDate(visit.serviceFromDay ?? day)} by the same provider where it is about the same problem; ${problem}.`,
    lines: [line],
    related: [visit],
    evidence: codeEvidence([line, visit]),
    ...wholeLineAtRisk(line),
    ...(same && named ? {} : { class: 'lead' }),
  })
}

function numbers(codes: string): ReadonlySet<ProcedureNumber> {
  return new Set(codes.split(' ').map(procedureNumber))
}
