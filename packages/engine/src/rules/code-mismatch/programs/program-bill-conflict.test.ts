import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { programBillConflict } from './program-bill-conflict.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', conditionCodes: ['41'], claimId: 'C1' },
  ...{ payer: 'Medicare', procedureCode: 'G0410', diagnoses: ['F332'], paidCents: 12_000 },
  serviceFromDay: day('2024-05-06'),
} as const

ruleTable(programBillConflict, { base, tables: {} }, [
  {
    name: 'a bill for inpatients without Part A',
    lines: [{ billType: '121' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'type 121',
  },
  {
    name: 'a month on one bill',
    lines: [{}, { serviceFromDay: day('2024-05-31') }],
    expect: 'finding',
    flags: [1],
    says: '26 days',
  },
  {
    name: 'a month of a mental health center',
    lines: [{ billType: '762', conditionCodes: [], serviceThroughDay: day('2024-05-13') }],
    expect: 'finding',
    flags: [1],
    says: '8 days',
  },
  { name: 'a week', lines: [{}, { serviceFromDay: day('2024-05-12') }], expect: 'pass' },
  {
    name: 'a month before the rule',
    lines: [{ serviceFromDay: day('2016-05-06'), serviceThroughDay: day('2016-05-31') }],
    expect: 'pass',
  },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'pass' },
  { name: 'no dates', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined, billType: '121' }], expect: 'cannot-tell' },
  {
    name: 'intensive outpatient care by the month',
    lines: [{ conditionCodes: ['92'], serviceThroughDay: day('2024-05-31') }],
    expect: 'not-applicable',
  },
  {
    name: 'therapy by the month',
    lines: [{ conditionCodes: [], serviceThroughDay: day('2024-05-31') }, { claimId: 'C2' }],
    expect: 'pass',
  },
  { name: 'another payer', lines: [{ payer: 'Acme', billType: '121' }], expect: 'not-applicable' },
  {
    name: 'a denied claim',
    lines: [{ billType: '121', paidCents: 0, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
