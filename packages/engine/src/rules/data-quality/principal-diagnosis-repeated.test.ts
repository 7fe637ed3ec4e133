import { ruleTable } from '../../testing/rule-table.ts'
import { principalDiagnosisRepeated } from './principal-diagnosis-repeated.ts'

const base = {
  claimType: 'institutional',
  billType: '111',
  claimId: 'C1',
  paidCents: 500_000,
} as const

ruleTable(principalDiagnosisRepeated, { base }, [
  {
    name: 'the same sepsis twice',
    lines: [{ diagnoses: ['A4151', 'N179', 'A4151'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'A41.51',
  },
  { name: 'two of one category', lines: [{ diagnoses: ['A4151', 'A419'] }], expect: 'pass' },
  {
    name: 'a further diagnosis twice',
    lines: [{ diagnoses: ['A4151', 'I10', 'I10'] }],
    expect: 'pass',
  },
  {
    name: 'a visit',
    lines: [{ diagnoses: ['I10', 'E785', 'I10'], claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ diagnoses: ['I10', 'E785', 'I10'], claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'the place of the first one is blank',
    lines: [{ diagnoses: ['I10', 'E785', 'I10'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  {
    name: 'no diagnosis',
    lines: [{ diagnoses: [] }, { claimId: 'C2', diagnoses: ['I10'] }],
    expect: 'cannot-tell',
  },
])
