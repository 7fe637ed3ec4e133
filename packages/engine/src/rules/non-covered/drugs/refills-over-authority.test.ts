import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { refillsOverAuthority } from './refills-over-authority.ts'

const tables = drugTables(
  { '77777000101': { ingredient: 'ALPRAZOLAM', schedule: 4 } },
  {
    lisinopril: {},
    alprazolam: { schedule: 4, brandNames: ['Xanax'] },
    oxycodone: { schedule: 2 },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-09-01'),
  writtenDay: day('2024-03-01'),
  ndc: '77777000101',
  refillNumber: 5,
  paidCents: 1000,
}

ruleTable(refillsOverAuthority, { base, tables }, [
  { name: 'fifth refill on the last day', lines: [{}], expect: 'pass' },
  {
    name: 'a day late',
    lines: [{ serviceFromDay: day('2024-09-02') }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 1000,
    says: 'ran until 09/01/2024',
  },
  {
    name: 'sixth refill; the file states clarification codes',
    lines: [{ refillNumber: 6 }, { submissionClarificationCodes: ['2'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'Refill 6',
  },
  {
    name: 'sixth refill in a file without clarification codes',
    lines: [{ refillNumber: 6 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'short cycle in long-term care',
    lines: [{ refillNumber: 9, submissionClarificationCodes: ['21'] }],
    expect: 'pass',
  },
  {
    name: 'schedule II is judged elsewhere',
    lines: [{ ndc: undefined, drugName: 'Oxycodone 5 mg', refillNumber: 6 }],
    expect: 'not-applicable',
  },
  {
    name: 'not controlled',
    lines: [{ ndc: undefined, drugName: 'Lisinopril 10mg', refillNumber: 11 }],
    expect: 'not-applicable',
  },
  {
    name: 'more refills than the prescription authorizes, whatever the drug',
    lines: [
      { ndc: undefined, drugName: 'Lisinopril 10mg', refillNumber: 5, refillsAuthorized: 3 },
      { ndc: undefined, drugName: 'Lisinopril 10mg', refillNumber: 3, refillsAuthorized: 3 },
      { ndc: undefined, drugName: 'Lisinopril 10mg', refillNumber: 2, refillsAuthorized: 0 },
    ],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'authorizes 3',
  },
  {
    name: 'more than authorized of a drug that no table knows',
    lines: [{ ndc: '11111111112', refillNumber: 2, refillsAuthorized: 1 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'a prescription older than a year, whatever the drug',
    lines: [{ ndc: undefined, drugName: 'Lisinopril 10mg', writtenDay: day('2023-08-31') }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'ran until 08/31/2024',
  },
  {
    name: 'a prescription on its last day',
    lines: [{ ndc: undefined, drugName: 'Lisinopril 10mg', writtenDay: day('2023-09-01') }],
    expect: 'not-applicable',
  },
  { name: 'drug not known', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
