import { ruleTable } from '../../../testing/rule-table.ts'
import { dialysisWithoutKidneyDisease } from './dialysis-without-kidney-disease.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  procedureCode: '90960',
  diagnoses: ['I10', 'E119'],
  paidCents: 26_000,
} as const

ruleTable(dialysisWithoutKidneyDisease, { base }, [
  {
    name: 'a month of care for high blood pressure',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 26_000,
    says: 'first I10',
  },
  {
    name: 'a session of a facility for a knee',
    lines: [
      {
        claimType: 'institutional',
        billType: '721',
        procedureCode: '90999',
        diagnoses: ['M1711'],
      },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'end-stage disease in second place',
    lines: [{ diagnoses: ['I10', 'N186'] }],
    expect: 'pass',
  },
  {
    name: 'acute injury, a poisoning, too much potassium, heart failure',
    lines: ['N179', 'T43591A', 'E875', 'I5023'].map((each) => ({
      procedureCode: '90935',
      diagnoses: [each],
    })),
    expect: 'pass',
  },
  {
    name: 'no diagnosis',
    lines: [{ diagnoses: [] }, { diagnoses: ['N186'] }],
    expect: 'cannot-tell',
  },
  { name: 'ICD-9-CM', lines: [{ icdVersion: '9', diagnoses: ['4019'] }], expect: 'not-applicable' },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'unpaid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
