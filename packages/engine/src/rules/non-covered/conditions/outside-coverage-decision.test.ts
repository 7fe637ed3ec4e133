import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { outsideCoverageDecision } from './outside-coverage-decision.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  birthDay: day('1950-01-01'),
  procedureCode: '97810',
  diagnoses: ['M25561'],
  paidCents: 4000,
} as const
const screening = { procedureCode: '71271', diagnoses: ['Z122'] }

ruleTable(outsideCoverageDecision, { base }, [
  {
    name: 'acupuncture of a knee',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4000,
    says: 'for chronic low back pain alone',
  },
  {
    name: 'nutrition therapy for high blood pressure',
    lines: [{ procedureCode: '97802', diagnoses: ['I10'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a screening at forty',
    lines: [{ ...screening, birthDay: day('1984-01-01') }],
    expect: 'finding',
    flags: [1],
    says: 'was paid at 40 years; Medicare covers it from 50 to 77 years',
  },
  {
    name: 'a thyroid test for a sprain',
    lines: [{ procedureCode: '84443', diagnoses: ['S93401A'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'low back pain', lines: [{ diagnoses: ['M5450'] }], expect: 'pass' },
  {
    name: 'a screening in time',
    lines: [{ ...screening, birthDay: day('1955-01-01') }],
    expect: 'pass',
  },
  {
    name: 'at 53 while 55 was the least',
    lines: [{ ...screening, birthDay: day('1968-01-01'), serviceFromDay: day('2021-05-06') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a test for a sprain and a sign of the thyroid',
    lines: [{ procedureCode: '84443', diagnoses: ['S93401A', 'R5383'] }],
    expect: 'pass',
  },
  {
    name: 'before it was covered',
    lines: [{ serviceFromDay: day('2019-05-06') }],
    expect: 'not-applicable',
  },
  { name: 'a waiver', lines: [{ modifiers: ['GA'] }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'another service', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'no diagnosis', lines: [{ diagnoses: [] }], expect: 'cannot-tell' },
  { name: 'no age', lines: [{ ...screening, birthDay: undefined }], expect: 'cannot-tell' },
])
