import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { programDayShort } from './program-day-short.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', conditionCodes: ['41'], claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: 'G0410', diagnoses: ['F332'], units: 1, paidCents: 12_000 },
  serviceFromDay: day('2023-05-08'),
} as const

ruleTable(programDayShort, { base, tables: {} }, [
  {
    name: 'a day of two services',
    lines: [{}, { procedureCode: 'G0176' }, { procedureCode: '80053' }],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2],
    atRiskCents: 24_000,
    says: '2 services',
  },
  {
    name: 'one of two days',
    lines: [{ units: 3 }, { serviceFromDay: day('2023-05-09') }],
    expect: 'finding',
    flags: [2],
  },
  { name: 'three on one line', lines: [{ units: 3 }], expect: 'pass' },
  {
    name: 'two of which one is packaged',
    lines: [{ units: 2 }, { procedureCode: 'G0177', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a short day of a later year',
    lines: [{ serviceFromDay: day('2024-05-08') }],
    expect: 'not-applicable',
  },
  {
    name: 'no units',
    lines: [{ units: undefined }, { claimId: 'C2', units: 3 }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'psychotherapy by itself', lines: [{ conditionCodes: [] }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'a day that was not paid', lines: [{ paidCents: 0 }], expect: 'pass' },
])
