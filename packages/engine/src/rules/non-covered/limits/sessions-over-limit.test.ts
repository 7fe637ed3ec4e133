import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { sessionsOverLimit } from './sessions-over-limit.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '99406',
  paidCents: 1_500,
} as const

const sessions = (many: number, each: object = {}) =>
  Array.from({ length: many }, (_, at) => ({
    serviceFromDay: day('2024-01-08') + at * 7,
    ...each,
  }))

ruleTable(sessionsOverLimit, { base }, [
  {
    name: 'ten sessions against smoking in ten weeks',
    lines: sessions(10),
    expect: 'finding',
    class: 'lead',
    flags: [9, 10],
    atRiskCents: 3_000,
    says: 'session 9 of counseling to stop smoking since 01/08/2024',
  },
  {
    name: 'eight of them, the ninth a year later',
    lines: [...sessions(8), { serviceFromDay: day('2025-01-08') }],
    expect: 'pass',
  },
  {
    name: 'in earlier uploads',
    history: sessions(8),
    lines: [{ serviceFromDay: day('2024-06-03') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'thirty-seven hours of cardiac rehabilitation, two a day',
    lines: sessions(19, { procedureCode: '93798', units: 2 }),
    expect: 'finding',
    flags: [19],
    atRiskCents: 1_500,
    says: 'session 38',
  },
  {
    name: 'a fifth epidural of the lower back in a year, one of the neck between',
    lines: [
      ...sessions(4, { procedureCode: '62323' }),
      { serviceFromDay: day('2024-05-06'), procedureCode: '62321' },
      { serviceFromDay: day('2024-08-05'), procedureCode: '64483' },
    ],
    expect: 'finding',
    flags: [6],
    says: 'session 5 of epidural injections of the lower back',
  },
  {
    name: 'ten hours of training in diabetes and one more, in one year',
    lines: sessions(11, { procedureCode: 'G0108', units: 2 }),
    expect: 'finding',
    flags: [11],
    says: 'Medicare pays 20 in a calendar year',
  },
  {
    name: 'ten hours of it over the end of a year, then two of follow-up',
    lines: [
      ...sessions(10, { procedureCode: 'G0108', units: 2 }),
      { serviceFromDay: day('2025-01-06'), procedureCode: 'G0108', units: 4 },
    ],
    expect: 'pass',
  },
  {
    name: 'three hours of nutrition therapy, and three quarters of one more',
    lines: [
      { serviceFromDay: day('2024-01-08'), procedureCode: '97802', units: 8 },
      { serviceFromDay: day('2024-03-04'), procedureCode: '97803', units: 4 },
      { serviceFromDay: day('2024-06-03'), procedureCode: '97803', units: 3 },
    ],
    expect: 'finding',
    flags: [3],
  },
  {
    name: 'the first supply after a transplant, twice',
    lines: [
      { serviceFromDay: day('2024-03-04'), procedureCode: 'Q0510' },
      { serviceFromDay: day('2024-04-08'), procedureCode: 'Q0510' },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'approved beyond thirty-six',
    lines: [{ serviceFromDay: day('2024-08-01'), procedureCode: '93798', modifiers: ['KX'] }],
    expect: 'not-applicable',
  },
  {
    name: 'two lines of a day are one session',
    lines: [
      ...sessions(2, { procedureCode: 'G0445' }),
      { serviceFromDay: day('2024-01-15'), procedureCode: 'G0445' },
    ],
    expect: 'pass',
  },
  { name: 'another payer', lines: sessions(10, { payer: 'Acme' }), expect: 'not-applicable' },
  { name: 'a visit', lines: sessions(10, { procedureCode: '99213' }), expect: 'not-applicable' },
  { name: 'no payer', lines: sessions(10, { payer: undefined }), expect: 'cannot-tell' },
])
