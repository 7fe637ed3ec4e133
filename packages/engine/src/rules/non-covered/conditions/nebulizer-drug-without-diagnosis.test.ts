import { ruleTable } from '../../../testing/rule-table.ts'
import { nebulizerDrugWithoutDiagnosis } from './nebulizer-drug-without-diagnosis.ts'

const base = {
  claimType: 'dme',
  ...{ claimId: 'C1', payer: 'Medicare', procedureCode: 'J7613' },
  ...{ diagnoses: ['I10', 'E119'], paidCents: 3_000 },
} as const

ruleTable(nebulizerDrugWithoutDiagnosis, { base, tables: {} }, [
  {
    name: 'albuterol for high blood pressure',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3_000,
    says: 'first I10',
  },
  { name: 'for COPD, in second place', lines: [{ diagnoses: ['I10', 'J449'] }], expect: 'pass' },
  {
    name: 'for cystic fibrosis',
    lines: [{ diagnoses: ['E840'], procedureCode: 'J7682' }],
    expect: 'pass',
  },
  { name: 'for wheezing', lines: [{ diagnoses: ['R062'] }], expect: 'pass' },
  {
    name: 'no diagnosis',
    lines: [{ diagnoses: [] }, { diagnoses: ['J449'] }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'in an office',
    lines: [{ claimType: 'professional', placeOfService: '11' }],
    expect: 'not-applicable',
  },
  { name: 'an injection', lines: [{ procedureCode: 'J1100' }], expect: 'not-applicable' },
  { name: 'Medicaid', lines: [{ payer: 'State Medicaid' }], expect: 'not-applicable' },
  { name: 'unpaid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
