import type { ClaimLine } from '../../claim/claim-line.ts'
import { equipmentClass } from '../../facts/equipment/equipment-class.ts'
import {
  isMonthOfRent,
  isWithinMonth,
  rentedMonths,
  type RentedMonth,
} from '../../facts/equipment/rented-months.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, say } from '../../sentences/say.ts'

const noRent = notApplicable('no rent (RR) of a piece of equipment for a whole month')

/** Two months of rent for one piece of equipment, days apart. */
export const rentPaidTwiceInMonth = defineGroupRule({
  id: 'rent-paid-twice-in-month',
  version: 2,
  title: 'Rent of equipment paid twice in a month',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.229, 414.226 and 414.222', 'equipment is rented by the month'),
    cite('Medicare Claims Processing Manual, chapter 20', '30.5 capped rental items'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy: 'A delivery ticket of a second piece of equipment that the patient needed too.',
  suggestedFix: 'Recover the second rent of the month.',
  triage(service) {
    if (equipmentClass(service.procedure) === undefined || !isMonthOfRent(service)) return noRent
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const months = rentedMonths(lines)
    return eachOpenLine((line) => {
      const rented = months.get(line)
      return rented !== undefined && isWithinMonth(rented) ? flag(line, rented) : pass
    })
  },
})

function flag(line: ClaimLine, { day, before, daysBefore = 0 }: RentedMonth): FindingOutcome {
  const first = before?.line ?? line
  const isOneSupplier = supplierOf(first) !== undefined && supplierOf(first) === supplierOf(line)
  return finding({
    message: say`The rent of ${code(line.procedureCode)} was paid on ${date(before?.day ?? day)} and again on ${date(day)}, ${count(daysBefore, 'day')} later; it is paid once a month.`,
    ...(!isOneSupplier && { class: 'lead' }),
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}

/** After a change of supplier in a month both may have bills. */
function supplierOf({ billingNpi, renderingNpi, providerTaxId, providerId }: ClaimLine) {
  return billingNpi ?? renderingNpi ?? providerTaxId ?? providerId
}
