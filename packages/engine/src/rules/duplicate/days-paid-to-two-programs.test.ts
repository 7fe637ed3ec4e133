import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { daysPaidToTwoPrograms } from './days-paid-to-two-programs.ts'

const base = {
  claimType: 'institutional',
  patientKey: 'P1',
  payer: 'Medicare',
  billingNpi: '1234567893',
  paidCents: 310_000,
} as const
const bill = (claimId: string, billType: string, from: string, through: string) => ({
  claimId,
  billType,
  serviceFromDay: day(from),
  serviceThroughDay: day(through),
})
const another = { billingNpi: '1999999984' }
const hospice = bill('C1', '813', '2024-05-01', '2024-05-31')
const nursing = {
  ...bill('C2', '211', '2024-05-01', '2024-05-21'),
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-21'),
}
const hospital = {
  ...bill('C3', '111', '2024-05-11', '2024-05-16'),
  ...another,
  drg: '194',
  admissionDay: day('2024-05-11'),
  dischargeDay: day('2024-05-16'),
}

ruleTable(daysPaidToTwoPrograms, { base }, [
  {
    name: 'two hospices in one month',
    lines: [hospice, { ...bill('C4', '813', '2024-05-11', '2024-05-31'), ...another }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 310_000,
    says: 'another hospice',
  },
  {
    name: 'a hospice after another',
    lines: [hospice, { ...bill('C4', '811', '2024-05-31', '2024-06-15'), ...another }],
    expect: 'pass',
  },
  {
    name: 'one hospice, two bills of which the second corrects the first',
    lines: [hospice, bill('C4', '817', '2024-05-01', '2024-05-31')],
    expect: 'pass',
  },
  {
    name: 'two agencies in one period',
    lines: [
      bill('C5', '329', '2024-05-01', '2024-05-30'),
      { ...bill('C6', '329', '2024-05-06', '2024-06-04'), ...another },
    ],
    expect: 'finding',
    flags: [2],
    says: 'another home health agency',
  },
  {
    name: 'a nursing facility during a stay in hospital',
    lines: [nursing, hospital],
    expect: 'finding',
    flags: [1],
    atRiskCents: 77_500,
    says: 'a hospital',
  },
  {
    name: 'a nursing facility that bills the leave',
    lines: [nursing, { ...nursing, revenueCode: '0185', paidCents: 0 }, hospital],
    expect: 'pass',
  },
  {
    name: 'a nursing facility after the hospital',
    lines: [
      hospital,
      {
        ...bill('C7', '211', '2024-05-16', '2024-05-30'),
        admissionDay: day('2024-05-16'),
        dischargeDay: day('2024-05-30'),
      },
    ],
    expect: 'pass',
  },
  {
    name: 'an outpatient bill',
    lines: [{ claimId: 'C9', billType: '131' }],
    expect: 'not-applicable',
  },
  { name: 'nothing was paid', lines: [{ ...hospice, paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'nobody named',
    lines: [hospice, { ...hospice, patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
