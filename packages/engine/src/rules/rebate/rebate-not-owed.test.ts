import { ruleTable } from '../../testing/rule-table.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { rebateNotOwed } from './rebate-not-owed.ts'

const tables = {
  ...drugTables({}, { metformin: { brandNames: ['Glucophage'] } }),
  drugLabels: released(
    'drugLabels',
    codeTable({ '00904583961': { name: 'CETIRIZINE HCL 10 MG TABLET', overTheCounter: true } }),
  ),
}
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  ndc: '00002821501',
  planType: 'Commercial',
  brandGeneric: 'brand' as const,
  paidCents: 10_000,
  rebateCents: 2300,
}

ruleTable(rebateNotOwed, { base, tables }, [
  {
    name: 'a generic',
    lines: [{ brandGeneric: 'generic' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2300,
    says: 'on a generic',
  },
  {
    name: 'a tablet that goes by its ingredient, kind not stated',
    lines: [{ brandGeneric: undefined, drugName: 'METFORMIN HCL 500 MG TABLET' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'goes by its ingredient',
  },
  {
    name: 'another payer was primary',
    lines: [{ otherPayerPaidCents: 5000 }],
    expect: 'finding',
    flags: [1],
    says: 'another payer paid first',
  },
  {
    name: 'a nonprescription drug',
    lines: [{ ndc: '00904583961' }],
    expect: 'finding',
    flags: [1],
    says: 'nonprescription',
  },
  {
    name: 'another payer by the code alone',
    lines: [{ otherCoverageCode: '8' }],
    expect: 'finding',
    flags: [1],
    says: 'another payer paid first',
  },
  {
    name: 'a code that says no other coverage',
    lines: [{ otherCoverageCode: '1', brandGeneric: undefined }],
    expect: 'pass',
  },
  { name: 'a brand of the plan alone', lines: [{ otherPayerPaidCents: 0 }], expect: 'pass' },
  {
    name: 'Medicaid',
    lines: [{ planType: 'Medicaid', brandGeneric: 'generic' }],
    expect: 'not-applicable',
  },
  {
    name: 'no rebate',
    lines: [{ rebateCents: 0, brandGeneric: 'generic' }],
    expect: 'not-applicable',
  },
  { name: 'nothing tells', lines: [{ brandGeneric: undefined }], expect: 'cannot-tell' },
])
