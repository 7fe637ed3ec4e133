import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
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
  patientKey: 'P1',
  prescriptionNumber: '700100',
  pharmacyId: '1234567893',
}
const first = { refillNumber: 0, serviceFromDay: day('2024-01-02') }

ruleTable(refillOfScheduleIi, { base, tables }, [
  {
    name: 'fill 1 of oxycodone, later than any part of a fill may come',
    lines: [first, { writtenDay: day('2023-12-31') }],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 5000,
    says: 'may not be refilled. It was filled on 03/01/2024, more than 60 days after',
  },
  {
    name: 'two months after the first fill of its number, whenever it was written',
    lines: [{ ...first, serviceFromDay: day('2023-12-31') }, {}],
    expect: 'finding',
    flags: [2],
    class: 'error',
    says: 'more than 60 days after its first fill of 12/31/2023',
  },
  {
    name: 'sixty days after the prescription it may be the last part of a fill',
    lines: [first, { writtenDay: day('2024-01-01') }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'three days after the first part it may be what was out of stock',
    lines: [{ ...first, serviceFromDay: day('2024-02-27') }, { writtenDay: day('2023-12-01') }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'four days after it may not',
    lines: [{ ...first, serviceFromDay: day('2024-02-26') }, { writtenDay: day('2023-12-01') }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'where the file does not show the fill before, it may be either',
    lines: [{ writtenDay: day('2023-12-01') }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'a part that patient or prescriber asked for carries no clarification code',
    lines: [{}, { refillNumber: 0, submissionClarificationCodes: ['2'] }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 5000,
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
  {
    name: 'a part of the fill, by the dispensing status',
    lines: [{ dispensingStatus: 'partial', submissionClarificationCodes: ['1'] }],
    expect: 'not-applicable',
  },
  {
    name: 'what completes a part, by the dispensing status',
    lines: [{ dispensingStatus: 'completion' }],
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
    name: 'refills of hydrocodone prescriptions of before, until 2015-04-07',
    lines: [
      {
        ndc: '77777000201',
        writtenDay: day('2014-10-05'),
        serviceFromDay: day('2015-04-07'),
      },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'from 2015-04-08 on no more',
    lines: [
      {
        ndc: '77777000201',
        writtenDay: day('2014-10-05'),
        serviceFromDay: day('2015-04-08'),
      },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a hydrocodone prescription of that winter',
    lines: [
      {
        ndc: '77777000201',
        writtenDay: day('2014-10-06'),
        serviceFromDay: day('2014-12-20'),
      },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'hydrocodone combinations since',
    lines: [{ ndc: '77777000201' }],
    expect: 'finding',
    flags: [1],
  },
])
