import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { oppsTables } from '../../../testing/opps-status.ts'
import { serviceBesideInpatientOnly } from './service-beside-inpatient-only.ts'

const tables = oppsTables({
  '33533': 'C',
  '44005': 'C',
  '27447': 'J1',
  '71046': 'S',
  '85025': 'Q4',
})
const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: '71046', serviceFromDay: day('2024-05-06'), paidCents: 9_000 },
} as const
const graft = { procedureCode: '33533', paidCents: 90_000 }

ruleTable(serviceBesideInpatientOnly, { base, tables }, [
  {
    name: 'an X-ray and a drug on the day of a bypass',
    lines: [graft, {}, { procedureCode: undefined, revenueCode: '0250' }],
    expect: 'finding',
    class: 'lead',
    flags: [2, 3],
    atRiskCents: 18_000,
    says: '33533 on that day',
  },
  {
    name: 'the bypass paid nothing, the X-ray something',
    lines: [{ ...graft, paidCents: 0 }, {}],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'another day',
    lines: [{}, { ...graft, serviceFromDay: day('2024-05-07') }],
    expect: 'pass',
  },
  { name: 'a patient who died', lines: [{ ...graft, modifiers: ['CA'] }, {}], expect: 'pass' },
  {
    name: 'the bypass was denied',
    lines: [{ ...graft, claimStatus: 'denied', paidCents: 0 }, {}],
    expect: 'pass',
  },
  {
    name: 'a separate procedure beside an operation',
    lines: [{ procedureCode: '44005' }, { procedureCode: '27447' }],
    expect: 'cannot-tell',
    says: 'separate procedure',
  },
  {
    name: 'no payer',
    lines: [graft, {}].map((line) => ({ ...line, payer: undefined })),
    expect: 'cannot-tell',
  },
  { name: 'no table', lines: [graft, {}], tables: {}, expect: 'cannot-tell' },
  { name: 'no date', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
  {
    name: 'another payer',
    lines: [graft, {}].map((line) => ({ ...line, payer: 'Acme' })),
    expect: 'not-applicable',
  },
  { name: 'the bypass alone', lines: [graft], expect: 'not-applicable' },
  {
    name: 'a critical access hospital',
    lines: [graft, {}].map((line) => ({ ...line, billType: '851' })),
    expect: 'not-applicable',
  },
])
