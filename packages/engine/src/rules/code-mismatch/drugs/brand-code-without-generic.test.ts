import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { brandCodeWithoutGeneric } from './brand-code-without-generic.ts'

const tables = drugTables(
  {
    '00003089321': {
      ingredient: 'APIXABAN',
      brandName: 'Eliquis',
      strength: '2.5 mg',
      form: 'TABLET',
    },
  },
  {},
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-03-01'),
  drugName: 'ELIQUIS 5 MG TABLET',
  brandGeneric: 'brand' as const,
  dispenseAsWritten: '1',
  paidCents: 50_000,
}

ruleTable(brandCodeWithoutGeneric, { base, tables }, [
  {
    name: 'the prescriber chose what nobody else sells',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'Eliquis had no generic',
  },
  {
    name: 'by the NDC',
    lines: [{ drugName: undefined, ndc: '00003089321' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'code 0', lines: [{ dispenseAsWritten: '0' }], expect: 'pass' },
  { name: 'code 9, the plan wants it', lines: [{ dispenseAsWritten: '9' }], expect: 'pass' },
  { name: 'a brand with generics', lines: [{ drugName: 'Lipitor 20 mg' }], expect: 'pass' },
  {
    name: 'after the days that are known of',
    lines: [{ serviceFromDay: day('2026-03-01') }],
    expect: 'cannot-tell',
  },
  { name: 'a brand that is not known', lines: [{ drugName: 'Zzyzx 5 mg' }], expect: 'cannot-tell' },
  { name: 'a generic', lines: [{ brandGeneric: 'generic' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
