import { ruleTable } from '../../testing/rule-table.ts'
import { rebateClaimedTwice } from './rebate-claimed-twice.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: 20_000,
  prescriptionNumber: '7001',
  refillNumber: 0,
  ndc: '00002821501',
  quantity: 30,
  paidCents: 10_000,
  rebateCents: 2300,
}

ruleTable(rebateClaimedTwice, { base }, [
  {
    name: 'one fill on two rows',
    lines: [{}, {}],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 2300,
    says: 'on row 1 already (dispute code M)',
  },
  {
    name: 'the first was in an earlier upload',
    history: [{}],
    lines: [{}],
    expect: 'finding',
    flags: [1],
  },
  { name: 'the refill', lines: [{}, { refillNumber: 1, serviceFromDay: 20_030 }], expect: 'pass' },
  { name: 'the other half of the fill', lines: [{}, { quantity: 15 }], expect: 'pass' },
  { name: 'one of the two without a rebate', lines: [{}, { rebateCents: 0 }], expect: 'pass' },
  {
    name: 'no rebates at all',
    lines: [{ rebateCents: 0 }, { rebateCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'no number', lines: [{ prescriptionNumber: undefined }, {}], expect: 'cannot-tell' },
  { name: 'nothing about rebates', lines: [{ rebateCents: undefined }], expect: 'cannot-tell' },
])
