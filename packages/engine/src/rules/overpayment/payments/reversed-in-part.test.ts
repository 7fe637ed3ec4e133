import { ruleTable } from '../../../testing/rule-table.ts'
import { reversedInPart } from './reversed-in-part.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'P1',
  serviceFromDay: 20000,
  ndc: '00093505610',
  ndcAsBilled: '00093505610',
  prescriptionNumber: 'R1',
  refillNumber: 0,
  pharmacyId: '1679576722',
  quantity: 30,
  paidCents: 5000,
}

ruleTable(reversedInPart, { base }, [
  {
    name: 'a reversal of another amount, on another claim',
    lines: [{ claimId: 'A' }, { claimId: 'B', quantity: -30, paidCents: -4000 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 1000,
    says: /Row 2 reverses the whole fill.*\$10\.00/,
  },
  {
    name: 'marked as a reversal',
    lines: [{}, { quantity: -30, paidCents: -4000, claimStatus: 'reversed' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 1000,
  },
  {
    name: 'part of the drug went back with its price',
    lines: [{}, { quantity: -15, paidCents: -2500 }],
    expect: 'not-applicable',
  },
  {
    name: 'the whole payment',
    lines: [{ claimId: 'B', refillNumber: 1 }, {}, { quantity: -30, paidCents: -5000 }],
    expect: 'not-applicable',
  },
  {
    name: 'more than was paid',
    lines: [{ claimId: 'B', refillNumber: 1 }, {}, { quantity: -30, paidCents: -6000 }],
    expect: 'not-applicable',
  },
  {
    name: 'all that was paid, at another usual price',
    lines: [
      { claimStatus: 'paid', chargeCents: 9000 },
      { quantity: -30, chargeCents: -8000, paidCents: -5000 },
    ],
    expect: 'pass',
  },
  { name: 'no quantity', lines: [{ quantity: undefined }], expect: 'cannot-tell' },
  {
    name: 'of another fill',
    lines: [{}, { refillNumber: 1, quantity: -30, paidCents: -4000 }],
    expect: 'not-applicable',
  },
  {
    name: 'of another pharmacy',
    lines: [{}, { pharmacyId: '1234567893', quantity: -30, paidCents: -4000 }],
    expect: 'not-applicable',
  },
])
