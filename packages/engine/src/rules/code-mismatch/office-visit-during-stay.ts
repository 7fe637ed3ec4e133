import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { dollars } from '../../sentences/dollars.ts'
import { settingOf } from '../../batch/setting.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { defineRule, type DayTables } from '../../rule/rule.ts'

const noOfficeVisit = notApplicable('no visit billed from an office')
const denied = notApplicable('the line was denied')
const noDay = cannotTell('no date of service')
const noPatient = cannotTell('the file does not say who the patient is')

interface Stay {
  readonly line: ClaimLine
  readonly admission: Day
  readonly discharge: Day
}

type Prices = DayTables<never, 'feeSchedulePayments'> | undefined

/** Office visits on a day on which the patient lay in a hospital. */
export const officeVisitDuringStay = defineRule({
  id: 'office-visit-during-stay',
  version: 1,
  title: 'Office visit during a hospital stay',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 26, 10.5: services to registered inpatients',
      table: 'feeSchedulePayments',
    },
  ],
  needs: {
    fields: ['procedureCode', 'placeOfService', 'admissionDay', 'dischargeDay'],
    tables: [],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy: 'The visit note, or the record of a leave of absence on that day.',
  suggestedFix:
    'Check the dates; if both hold, bill the visit from the inpatient place of service.',
  byService: ({ procedure }) =>
    visitFamily(procedure) === 'office-visit' ? undefined : noOfficeVisit,
  check(patient, context) {
    if (!patient.lines.some(isOfficeVisit)) return noOfficeVisit
    if (!patient.identified) return noPatient
    const stays = patient.lines.flatMap(stayOf)
    return patient.lines.map((line) => {
      if (!isOfficeVisit(line)) return noOfficeVisit
      if (isDenied(line)) return denied
      const day = line.serviceFromDay
      if (day === undefined) return noDay
      const stay = stays.find(({ admission, discharge }) => admission < day && day < discharge)
      return stay ? duringStay(line, day, stay, context.on(day)) : pass
    })
  },
})

function isOfficeVisit(line: ClaimLine): boolean {
  return (
    line.placeOfService === '11' &&
    visitFamily(line.procedure) === 'office-visit' &&
    settingOf(line) === 'professional'
  )
}

/** A hospital stay (bill type 11x, or a DRG); days in other facilities leave room for an office. */
function stayOf(line: ClaimLine): Stay[] {
  if (settingOf(line) !== 'inpatient-facility') return []
  if (line.billType !== undefined && !line.billType.startsWith('11')) return []
  const { admissionDay, dischargeDay } = line
  if (admissionDay === undefined || dischargeDay === undefined) return []
  return [{ line, admission: admissionDay, discharge: dischargeDay }]
}

function duringStay(line: ClaimLine, day: Day, stay: Stay, prices: Prices): Outcome {
  const price = prices?.tables.feeSchedulePayments?.find(line.procedure)
  const cents = price ? siteDifference(price) : 0
  return finding({
    message: `${line.procedureCode ?? 'The visit'} was billed from an office on ${isoDate(day)}, while the patient was in a hospital from ${isoDate(stay.admission)} to ${isoDate(stay.discharge)}.`,
    lines: [line],
    related: [stay.line],
    evidence: [
      { row: line.row, field: 'placeOfService', value: '11' },
      { row: stay.line.row, field: 'admissionDay', value: isoDate(stay.admission) },
      { row: stay.line.row, field: 'dischargeDay', value: isoDate(stay.discharge) },
    ],
    atRisk: cents > 0 ? [{ line, cents }] : [],
    arithmetic:
      cents > 0
        ? `${dollars(cents)}: national Medicare payment of the office less that of the facility`
        : '',
    ...(prices && { consulted: prices }),
  })
}

function siteDifference({ facilityCents, nonFacilityCents }: FeeSchedulePayment): number {
  return Math.max(0, nonFacilityCents - facilityCents)
}
