import type { ClaimLine } from '../../../claim/claim-line.ts'
import { equipmentClass, type EquipmentClass } from '../../../facts/equipment/equipment-class.ts'
import {
  isMonthOfRent,
  rentedMonths,
  type RentedMonth,
} from '../../../facts/equipment/rented-months.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

const noRent = notApplicable('no rent (RR) of equipment for which months are counted')
const tooShort = cannotTell('the available claims do not show when the rent began')

/** Months of rent after which the equipment is the patient's, or is paid for. */
const mostMonths: Readonly<Partial<Record<EquipmentClass, number>>> = { capped: 13, oxygen: 36 }

/** Rent that goes on after the months for which it is paid. */
export const rentBeyondCap = defineGroupRule({
  id: 'rent-beyond-cap',
  version: 2,
  title: 'Rent of equipment beyond its last month',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.229(f)', 'thirteen months of capped rental, then the patient owns the item'),
    cite('42 CFR 414.226(a)', 'thirty-six months of oxygen equipment'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy:
    'A break in need of more than sixty days, new equipment after a loss, or a contract with more months.',
  suggestedFix: 'Stop the rent and recover what was paid after the last month.',
  triage(service) {
    if (capOf(service.procedure) === undefined || !isMonthOfRent(service)) return noRent
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const months = rentedMonths(lines)
    const firsts = firstLines(months)
    return eachOpenLine((line) => {
      const rented = months.get(line)
      const cap = capOf(line.procedure)
      if (rented === undefined || cap === undefined) return pass
      const first = firsts.get(rented) ?? line
      if (rented.month > cap) return flag(line, rented, cap, first)
      return first.modifiers.includes('KH') ? pass : tooShort
    })
  },
})

function capOf(procedure: number): number | undefined {
  const kind = equipmentClass(procedure)
  return kind && mostMonths[kind]
}

/** The first line of the stretch that each month belongs to. */
function firstLines(
  months: ReadonlyMap<ClaimLine, RentedMonth>,
): ReadonlyMap<RentedMonth, ClaimLine> {
  const firsts = new Map<RentedMonth, ClaimLine>()
  for (const rented of months.values()) {
    firsts.set(rented, (rented.before && firsts.get(rented.before)) ?? rented.line)
  }
  return firsts
}

function flag(
  line: ClaimLine,
  { day, month }: RentedMonth,
  cap: number,
  first: ClaimLine,
): FindingOutcome {
  return finding({
    message: say`The rent of ${code(line.procedureCode)} on ${date(day)} is month ${count(month)} since ${date(first.serviceFromDay ?? day)}; Medicare pays ${count(cap)} months.`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}
