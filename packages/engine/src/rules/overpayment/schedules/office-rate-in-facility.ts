import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { isOperationsFacility } from '../../../facts/bills/surgery-center-bill.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { needsOperatingRoom } from '../../../facts/surgery/operating-room.ts'
import { siteDifferenceAtRisk } from '../../../facts/prices/site-difference.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import {
  noPatient,
  noPlaceOfService,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type DayTables } from '../../../rule/rule.ts'
import { code, date, row, say } from '../../../sentences/say.ts'

const notOffice = notApplicable('no operation billed from an office')

type Prices = DayTables<never, 'feeSchedulePayments'> | undefined

/** Offices and urgent care, whose rent and staff the payment of the practitioner includes. */
const offices: ReadonlySet<string> = new Set(['11', '20'])

/** Operations paid at the rate of an office, for which a hospital or surgery center was paid too. */
export const officeRateInFacility = defineGroupRule({
  id: 'office-rate-in-facility',
  version: 1,
  title: 'Operation in a facility paid at the rate of an office',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.5: the place where the patient was decides',
    ),
    cite(
      '42 CFR 414.22',
      '(b)(5): practice expense in facilities and elsewhere',
      'feeSchedulePayments',
    ),
  ],
  needs: {
    fields: ['patientKey', 'procedureCode', 'placeOfService'],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy:
    'The record of a second operation that day, or a bill of the facility that was taken back.',
  suggestedFix: 'Correct the place of service to that of the facility, and price the line again.',
  triage({ procedure, placeOfService, setting, standing }) {
    if (!needsOperatingRoom(procedure)) return notOffice
    if (setting !== 'professional') return notProfessional
    if (placeOfService === undefined) return noPlaceOfService
    if (!offices.has(placeOfService)) return notOffice
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }, context) {
    if (!identified) return noPatient
    const facilities = facilityBills(lines)
    return eachOpenLine((line) => {
      const { serviceFromDay: day } = line
      if (day === undefined) return noServiceDate
      const bill = facilities.get(serviceKey(line, day))
      return bill === undefined ? pass : flag(line, day, bill, context.on(day))
    })
  },
})

/** What facilities were paid for operations, by code and day; of several bills the dearest. */
function facilityBills(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const bills = new Map<string, ClaimLine>()
  for (const line of lines) {
    const { serviceFromDay: day } = line
    if (day === undefined || !needsOperatingRoom(line.procedure)) continue
    if (isUnpaid(line) || !isOperationsFacility(line)) continue
    const key = serviceKey(line, day)
    const known = bills.get(key)
    if (known === undefined || (line.paidCents ?? 0) > (known.paidCents ?? 0)) bills.set(key, line)
  }
  return bills
}

function serviceKey({ procedure }: ClaimLine, day: Day): string {
  return `${procedure} ${day}`
}

function flag(line: ClaimLine, day: Day, bill: ClaimLine, prices: Prices): FindingOutcome {
  const price = prices?.tables.feeSchedulePayments?.find(line.procedure)
  return finding({
    class: payerProgram(line) === 'medicare' ? 'error' : 'lead',
    message: say`${code(line.procedureCode)} of ${date(day)} was paid as done in an office; a facility was paid for it too (${row(bill)}).`,
    lines: [line],
    related: [bill],
    evidence: [
      ...codeEvidence([line, bill]),
      { row: line.row, field: 'placeOfService', value: line.placeOfService ?? '' },
    ],
    ...(price && siteDifferenceAtRisk(line, price)),
    ...(prices && { consulted: prices }),
  })
}
