import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate, type Day } from '../../../claim/day.ts'
import { visitFamily } from '../../../codes/visit-families.ts'
import { siteDifferenceAtRisk } from '../../../facts/prices/site-difference.ts'
import type { HospitalStay } from '../../../facts/stays/hospital-stays.ts'
import { StayNights } from '../../../facts/stays/stay-nights.ts'
import { stayOfLine } from '../../../facts/stays/stay-of-line.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, noPatient, noServiceDate, tooManyStays } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type DayTables } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noOfficeVisit = notApplicable('no visit billed from an office or at home')

/** Homes, assisted living and group homes (CMS place of service codes), where home visits are made. */
const homes: ReadonlySet<string> = new Set(['12', '13', '14'])

type Prices = DayTables<never, 'feeSchedulePayments'> | undefined

/** Visits in an office or at home on a day on which the patient lay in a hospital. */
export const officeVisitDuringStay = defineGroupRule({
  id: 'office-visit-during-stay',
  version: 2,
  title: 'Visit in an office or at home during a hospital stay',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.5: services to registered inpatients',
      'feeSchedulePayments',
    ),
  ],
  needs: {
    fields: ['procedureCode', 'placeOfService', 'admissionDay', 'dischargeDay'],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy: 'The visit note, or the record of a leave of absence on that day.',
  suggestedFix:
    'Check the dates; if both hold, bill the visit from the inpatient place of service.',
  triage(service) {
    const { setting, standing } = service
    if (!isAtOffice(service) && !isAtHome(service)) return noOfficeVisit
    if (setting !== 'professional') return noOfficeVisit
    if (!standing.namesPatient) return noPatient
    if (standing.isDenied) return denied
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }, context) {
    const stays = new StayNights(lines.map(stayOfLine))
    return eachOpenLine((line) => {
      const { serviceFromDay: day = 0 } = line
      const stay = stays.of(day).find(({ admission }) => admission < day)
      if (stay) return duringStay(line, day, stay, context.on(day))
      return stays.isCrowded(day) ? tooManyStays : pass
    })
  },
})

type Placed = Pick<ClaimLine, 'procedure' | 'placeOfService'>

function isAtOffice({ procedure, placeOfService }: Placed): boolean {
  return placeOfService === '11' && visitFamily(procedure) === 'office-visit'
}

function isAtHome({ procedure, placeOfService = '' }: Placed): boolean {
  return homes.has(placeOfService) && visitFamily(procedure) === 'home-visit'
}

function duringStay(line: ClaimLine, day: Day, stay: HospitalStay, prices: Prices): Outcome {
  const isHome = isAtHome(line)
  const price = isHome ? undefined : prices?.tables.feeSchedulePayments?.find(line.procedure)
  return finding({
    message: say`${code(line.procedureCode)} was billed from ${words(isHome ? 'a home' : 'an office')} on ${date(day)}, while the patient was in a hospital from ${date(stay.admission)} to ${date(stay.discharge)}.`,
    lines: [line],
    related: [stay.line],
    evidence: [
      { row: line.row, field: 'placeOfService', value: line.placeOfService ?? '' },
      { row: stay.line.row, field: 'admissionDay', value: isoDate(stay.admission) },
      { row: stay.line.row, field: 'dischargeDay', value: isoDate(stay.discharge) },
    ],
    ...(isHome && wholeLineAtRisk(line)),
    ...(price && siteDifferenceAtRisk(line, price)),
    ...(prices && !isHome && { consulted: prices }),
  })
}
