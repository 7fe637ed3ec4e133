import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { daysOverSafetyProgram } from './days-over-safety-program.ts'

const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-05-06'),
  drugName: 'ISOTRETINOIN 40 MG CAPSULE',
  quantity: 60,
  daysSupply: 60,
  paidCents: 40_000,
}

ruleTable(daysOverSafetyProgram, { base }, [
  {
    name: 'tablets of ketorolac for a month',
    lines: [{ drugName: 'KETOROLAC 10 MG TABLET', daysSupply: 30 }],
    expect: 'finding',
    flags: [1],
    says: 'the boxed warning of ketorolac allows 5',
  },
  {
    name: 'eye drops of ketorolac for a month',
    lines: [{ drugName: 'KETOROLAC 0.5% EYE DROPS', daysSupply: 30 }],
    expect: 'not-applicable',
  },
  {
    name: 'tablets of ketorolac for five days',
    lines: [{ drugName: 'KETOROLAC 10 MG TABLET', daysSupply: 5 }],
    expect: 'pass',
  },
  {
    name: 'two months of isotretinoin',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 20_000,
    says: 'dispensed for 60 days; iPLEDGE allows 30',
  },
  {
    name: 'two cycles of lenalidomide',
    lines: [{ drugName: 'LENALIDOMIDE 10 MG CAPSULE', quantity: 42, daysSupply: 56 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'a month', lines: [{ daysSupply: 30 }], expect: 'pass' },
  { name: 'a month of 31 days', lines: [{ daysSupply: 31 }], expect: 'pass' },
  {
    name: 'after its program let go',
    lines: [{ drugName: 'AMBRISENTAN 10 MG', serviceFromDay: day('2025-05-06'), daysSupply: 90 }],
    expect: 'not-applicable',
  },
  { name: 'another drug', lines: [{ drugName: 'LISINOPRIL 10 MG' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no name', lines: [{ drugName: undefined }], expect: 'cannot-tell' },
  { name: 'no days', lines: [{ daysSupply: undefined }], expect: 'cannot-tell' },
])
