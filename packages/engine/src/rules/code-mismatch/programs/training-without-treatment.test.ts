import { ruleTable } from '../../../testing/rule-table.ts'
import { trainingWithoutTreatment } from './training-without-treatment.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: 'G0177', revenueCode: '0942', diagnoses: ['F332'], paidCents: 4_000 },
} as const

ruleTable(trainingWithoutTreatment, { base, tables: {} }, [
  {
    name: 'training alone',
    lines: [{}, { procedureCode: '85025', revenueCode: '0305' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 4_000,
    says: 'education and training',
  },
  {
    name: 'treatment that was denied',
    lines: [{}, { procedureCode: '90837', claimStatus: 'denied', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'beside psychotherapy', lines: [{}, { procedureCode: '90837' }], expect: 'pass' },
  {
    name: 'beside a program by its revenue code',
    lines: [{}, { procedureCode: undefined, revenueCode: '0912' }],
    expect: 'pass',
  },
  {
    name: 'beside treatment that is packaged',
    lines: [{ billType: '761' }, { procedureCode: 'G0410', paidCents: 0 }],
    expect: 'pass',
  },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'another service', lines: [{ procedureCode: '90853' }], expect: 'not-applicable' },
  { name: 'a health center', lines: [{ billType: '771' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
