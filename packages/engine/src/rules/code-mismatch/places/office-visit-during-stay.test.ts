import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { officeVisitDuringStay } from './office-visit-during-stay.ts'

const stay = {
  patientKey: 'P',
  claimType: 'institutional',
  billType: '111',
  drg: '470',
  serviceFromDay: day('2024-03-01'),
  admissionDay: day('2024-03-01'),
  dischargeDay: day('2024-03-06'),
  paidCents: 900000,
} as const
const office = (date: string) => ({
  patientKey: 'P',
  procedureCode: '99213',
  placeOfService: '11',
  serviceFromDay: day(date),
  paidCents: 9000,
})
const tables = {
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({ 99213: { facilityCents: 6400, nonFacilityCents: 9000 } }),
  ),
}

const manyFromThatDay = Array.from({ length: 17 }, (_, at) => ({
  ...stay,
  claimId: `M${String(at)}`,
  admissionDay: day('2024-03-03'),
  payer: `Payer ${String(at)}`,
}))

ruleTable(officeVisitDuringStay, {}, [
  {
    name: 'in the middle of a stay',
    lines: [stay, office('2024-03-03')],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 0,
    says: '03/01/2024 to 03/06/2024',
  },
  {
    name: 'with the available fee schedule, the difference of the places is at risk',
    lines: [stay, office('2024-03-03')],
    tables,
    expect: 'finding',
    flags: [2],
    atRiskCents: 2600,
  },
  {
    name: 'a visit at home in the middle of a stay: nobody was there',
    lines: [stay, { ...office('2024-03-03'), procedureCode: '99349', placeOfService: '12' }],
    tables,
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 9000,
    says: 'billed from a home on 03/03/2024',
  },
  { name: 'on the day of admission', lines: [stay, office('2024-03-01')], expect: 'pass' },
  { name: 'on the day of discharge', lines: [stay, office('2024-03-06')], expect: 'pass' },
  {
    name: 'in a nursing facility stay',
    lines: [{ ...stay, billType: '211' }, office('2024-03-03')],
    expect: 'pass',
  },
  {
    name: 'denied',
    lines: [stay, { ...office('2024-03-03'), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'the patient is not known',
    lines: [stay, { ...office('2024-03-03'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'beside so many stays that not all were compared',
    lines: [...manyFromThatDay, office('2024-03-03')],
    expect: 'cannot-tell',
    says: 'more than 16 hospital stays',
  },
])
