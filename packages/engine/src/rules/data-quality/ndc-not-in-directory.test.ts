import type { DrugFacts } from '../../reference/drug-rows.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { ndcNotInDirectory } from './ndc-not-in-directory.ts'

const facts: DrugFacts = {
  ingredient: 'citalopram',
  brandName: undefined,
  strength: '20 mg',
  form: 'tablet',
  schedule: undefined,
}
const directory = (complete: boolean) => ({
  drugs: released('drugs', codeTable({ '50242004062': facts, '00002821501': facts }, complete)),
})
const base = { auditType: 'pharmacy' as const, serviceFromDay: 20000 }

ruleTable(ndcNotInDirectory, { base, tables: directory(true) }, [
  { name: 'listed', lines: [{ ndcAsBilled: '50242-040-62', ndc: '50242004062' }], expect: 'pass' },
  {
    name: 'listed under one of three readings',
    lines: [{ ndcAsBilled: '5024204062' }],
    expect: 'pass',
  },
  {
    name: 'listed once the lost zeros are back',
    lines: [{ ndcAsBilled: '2821501' }],
    expect: 'pass',
  },
  {
    name: 'not listed',
    lines: [{ ndcAsBilled: '50242004063', ndc: '50242004063' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: '50242004063',
  },
  {
    name: 'not listed under any reading',
    lines: [{ ndcAsBilled: '5024204063' }],
    expect: 'finding',
    flags: [1],
    says: 'any of the three readings',
  },
  {
    name: 'a selection proves nothing',
    lines: [{ ndcAsBilled: '50242004063', ndc: '50242004063' }],
    tables: directory(false),
    expect: 'cannot-tell',
    says: 'selection',
  },
  { name: 'impossible form', lines: [{ ndcAsBilled: 'INVALID' }], expect: 'not-applicable' },
  {
    name: 'no NDC on a medical line',
    lines: [{ auditType: 'medical' }],
    expect: 'not-applicable',
  },
])
