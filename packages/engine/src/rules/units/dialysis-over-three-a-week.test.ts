import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { dialysisOverThreeAWeek } from './dialysis-over-three-a-week.ts'

const base = {
  claimId: 'A',
  patientKey: 'P1',
  billType: '721',
  revenueCode: '0821',
  procedureCode: '90999',
  serviceFromDay: day('2024-05-01'),
  serviceThroughDay: day('2024-05-31'),
  units: 18,
  paidCents: 450_000,
} as const

const treatment = (date: string) => ({
  claimId: date,
  units: 1,
  paidCents: 25_000,
  serviceFromDay: day(date),
  serviceThroughDay: day(date),
})

ruleTable(dialysisOverThreeAWeek, { base }, [
  {
    name: 'eighteen in a month',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    // 4 of 18.
    atRiskCents: 100_000,
    says: '18 treatments of hemodialysis were billed from 05/01/2024 to 05/31/2024; three a week are 14',
  },
  {
    name: 'by the day of each',
    lines: Array.from({ length: 6 }, (_, at) => ({
      units: 1,
      paidCents: 25_000,
      serviceFromDay: day('2024-05-01') + at,
      serviceThroughDay: undefined,
    })),
    expect: 'finding',
    flags: [1, 2, 3, 4, 5, 6],
    says: '6 treatments of hemodialysis were billed from 05/01/2024 to 05/06/2024; three a week are 3',
  },
  {
    name: 'a fourth in a week, each with a claim of its own',
    lines: ['2024-08-05', '2024-08-06', '2024-08-08', '2024-08-10'].map(treatment),
    expect: 'finding',
    flags: [4],
    atRiskCents: 25_000,
    says: 'Treatment 4 of hemodialysis in the week of 08/04/2024 to 08/10/2024',
  },
  {
    name: 'four in seven days of two weeks',
    lines: ['2024-08-05', '2024-08-07', '2024-08-09', '2024-08-11'].map(treatment),
    expect: 'pass',
  },
  { name: 'fourteen', lines: [{ units: 14 }], expect: 'pass' },
  { name: 'peritoneal', lines: [{ revenueCode: '0841' }], expect: 'not-applicable' },
  { name: 'a hospital', lines: [{ billType: '131' }], expect: 'not-applicable' },
  { name: 'no units', lines: [{ units: undefined }], expect: 'cannot-tell' },
  { name: 'not paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
