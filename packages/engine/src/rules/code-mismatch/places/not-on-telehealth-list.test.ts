import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { notOnTelehealthList } from './not-on-telehealth-list.ts'

const tables = {
  telehealthServices: released(
    'telehealthServices',
    procedureTable({ '99213': { audioOnly: true } }),
    { from: '2024-01-01', to: '2024-12-31' },
  ),
}
const base = {
  claimType: 'professional',
  placeOfService: '10',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  procedureCode: '95873',
  paidCents: 5_000,
} as const

ruleTable(notOnTelehealthList, { base, tables }, [
  {
    name: 'a service that the list does not have',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 5_000,
    says: "is not on Medicare's list",
  },
  {
    name: 'a plan of Medicare, by its modifier',
    lines: [{ payer: 'Medicare Advantage', placeOfService: '11', modifiers: ['95'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'pass' },
  { name: 'in the office', lines: [{ placeOfService: '11' }], expect: 'not-applicable' },
  { name: 'a check-in', lines: [{ procedureCode: 'G2012' }], expect: 'not-applicable' },
  { name: 'imaging', lines: [{ procedureCode: '71046' }], expect: 'not-applicable' },
  { name: 'an operation', lines: [{ procedureCode: '29881' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'another year', lines: [{ serviceFromDay: day('2023-05-06') }], expect: 'cannot-tell' },
])
