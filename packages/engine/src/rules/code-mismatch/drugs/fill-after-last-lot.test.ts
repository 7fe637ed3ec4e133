import { day } from '../../../claim/day.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { fillAfterLastLot } from './fill-after-last-lot.ts'

const products = codeTable(
  {
    '00001000203': { endDay: day('2025-10-31') },
    '00001000204': { endDay: day('2025-03-31'), resumedDay: day('2025-09-01') },
    '00001000205': {},
  },
  false,
)
const tables = { rebateProducts: released('rebateProducts', products) }
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2025-11-20'),
  ndc: '00001000203',
  paidCents: 4500,
}

ruleTable(fillAfterLastLot, { base, tables }, [
  {
    name: 'a fill weeks after the last lot expired',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4500,
    says: '20 days after 10/31/2025',
  },
  {
    name: 'the same on a rebate invoice',
    lines: [{ rebateCents: 1200 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 1200,
    says: 'dispute code N',
  },
  {
    name: 'between the end and a new beginning',
    lines: [{ ndc: '00001000204', serviceFromDay: day('2025-05-01') }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'on the last day', lines: [{ serviceFromDay: day('2025-10-31') }], expect: 'pass' },
  {
    name: 'sold again',
    lines: [{ ndc: '00001000204', serviceFromDay: day('2025-09-01') }],
    expect: 'pass',
  },
  { name: 'a package without an end', lines: [{ ndc: '00001000205' }], expect: 'pass' },
  { name: 'not on the list', lines: [{ ndc: '00001000206' }], expect: 'cannot-tell' },
  {
    name: 'ten digits that may be several packages',
    lines: [{ ndc: undefined, ndcAsBilled: '0001000203' }],
    expect: 'cannot-tell',
  },
  {
    name: 'without the product data',
    tables: {},
    lines: [{}],
    expect: 'cannot-tell',
    says: 'table not imported',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a service without a drug',
    lines: [{ auditType: 'medical', ndc: undefined, procedureCode: '99213' }],
    expect: 'not-applicable',
  },
])
