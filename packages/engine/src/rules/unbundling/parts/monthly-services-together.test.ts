import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { monthlyServicesTogether } from './monthly-services-together.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  paidCents: 6_000,
} as const
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })
const another = { renderingNpi: '1999999984' }

ruleTable(monthlyServicesTogether, { base }, [
  {
    name: 'care management in a month of dialysis',
    lines: [on('90961', '2024-08-25'), on('99490', '2024-08-27'), on('99439', '2024-08-27')],
    expect: 'finding',
    class: 'error',
    flags: [2, 3],
    atRiskCents: 12_000,
    says: 'the care of dialysis for the month includes care management',
  },
  {
    name: 'of a group whose members the file does not name',
    lines: [on('90961', '2024-08-25'), on('99490', '2024-08-27')].map((line) => ({
      ...line,
      renderingNpi: undefined,
      billingNpi: '1234567893',
    })),
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'by the same group',
  },
  {
    name: 'billed before the dialysis of the month is',
    lines: [on('99487', '2024-08-05'), on('90960', '2024-08-31')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'principal beside chronic, chronic beside oversight',
    lines: [
      on('99490', '2024-08-05'),
      on('99426', '2024-08-05'),
      on('G0181', '2024-09-02'),
      on('99490', '2024-09-20'),
    ],
    expect: 'finding',
    flags: [2, 4],
  },
  {
    name: 'contacts beside advanced primary care',
    lines: [on('G0557', '2025-03-31'), on('99421', '2025-03-12'), on('99213', '2025-03-12')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the month after; another practitioner; days of dialysis; before the rule',
    lines: [
      on('90961', '2024-08-25'),
      on('99490', '2024-09-02'),
      { ...on('99490', '2024-08-27'), ...another },
      on('90970', '2024-09-02'),
      on('90961', '2019-08-25'),
      on('99490', '2019-08-27'),
    ],
    expect: 'pass',
  },
  {
    name: 'the dialysis was denied',
    lines: [{ ...on('90961', '2024-08-25'), claimStatus: 'denied' }, on('99490', '2024-08-27')],
    expect: 'pass',
  },
  {
    name: 'a hospital, a visit',
    lines: [
      { ...on('99490', '2024-08-05'), claimType: 'institutional', billType: '131' },
      on('99213', '2024-08-05'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no provider',
    lines: [{ ...on('99490', '2024-03-05'), renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
