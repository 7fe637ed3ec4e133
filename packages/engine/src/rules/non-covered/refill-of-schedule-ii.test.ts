import { day } from '../../day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { refillOfScheduleIi } from './refill-of-schedule-ii.ts'

const tables = drugTables(
  {
    '77777000101': { ingredient: 'OXYCODONE HCL', schedule: 2 },
    '77777000201': { ingredient: 'HYDROCODONE BITARTRATE; ACETAMINOPHEN', schedule: 2 },
    '77777000301': { ingredient: 'LISINOPRIL' },
  },
  {
    methylphenidate: { schedule: 2, brandNames: ['Ritalin'] },
    lisinopril: {},
    oxycodone: { schedule: 2 },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-03-01'),
  ndc: '77777000101',
  refillNumber: 1,
  paidCents: 5000,
}

ruleTable(refillOfScheduleIi, { base, tables }, [
  {
    name: 'fill 1 of oxycodone; the file states clarification codes, and this line has none',
    lines: [{}, { refillNumber: 0, submissionClarificationCodes: ['2'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 5000,
    says: 'may not be refilled',
  },
  {
    name: 'without clarification codes in the file a partial fill cannot be ruled out',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'by brand name',
    lines: [{ ndc: undefined, drugName: 'Ritalin 10 mg' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'first fill', lines: [{ refillNumber: 0 }], expect: 'pass' },
  { name: 'not controlled', lines: [{ ndc: '77777000301' }], expect: 'not-applicable' },
  {
    name: 'short cycle in long-term care',
    lines: [{ submissionClarificationCodes: ['16'] }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'drug not known', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  {
    name: 'hydrocodone combinations were schedule III before 2014-10-06',
    lines: [{ ndc: '77777000201', serviceFromDay: day('2014-10-05') }],
    expect: 'not-applicable',
  },
  {
    name: 'hydrocodone combinations since',
    lines: [{ ndc: '77777000201' }],
    expect: 'finding',
    flags: [1],
  },
])
