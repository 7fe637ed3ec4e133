import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { germlineTestRepeated } from './germline-test-repeated.ts'

const base = { claimType: 'professional', patientKey: 'P1', paidCents: 144_000 } as const
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })

ruleTable(germlineTestRepeated, { base }, [
  {
    name: 'breast cancer genes twice in a year',
    lines: [on('81162', '2023-10-10'), on('81162', '2024-08-05')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 144_000,
    says: '81162 on 08/05/2024 tests genes that a person is born with, and was paid on 10/10/2023 before',
  },
  {
    name: 'a clotting factor, in an earlier upload, by another laboratory',
    history: [{ ...on('81241', '2021-10-10'), renderingNpi: '1999999984' }],
    lines: [on('81241', '2024-08-05')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'other genes; two lines of one day; the first was denied',
    lines: [
      { ...on('81432', '2023-10-10'), claimStatus: 'denied' },
      on('81432', '2024-08-05'),
      on('81162', '2024-08-05'),
      on('81162', '2024-08-05'),
    ],
    expect: 'pass',
  },
  {
    name: 'a tumor, many genes in one code',
    lines: [on('81445', '2023-10-10'), on('81406', '2024-08-05')],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [{ ...on('81162', '2024-08-05'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
