import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { preventiveVisitWithout25 } from './preventive-visit-without-25.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '99213',
  paidCents: 7000,
} as const
const preventive = { procedureCode: '99396', paidCents: 12_000 }

ruleTable(preventiveVisitWithout25, { base }, [
  {
    name: 'beside a preventive visit',
    lines: [{}, preventive],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 7000,
    says: 'beside the preventive visit 99396 of the same provider (row 2), without modifier 25',
  },
  {
    name: 'beside a wellness visit on another claim',
    lines: [{}, { ...preventive, claimId: 'B', procedureCode: 'G0439' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'with modifier 25',
    lines: [{ modifiers: ['25'] }, preventive],
    expect: 'not-applicable',
  },
  { name: 'alone', lines: [{}], expect: 'pass' },
  {
    name: 'of another provider',
    lines: [{}, { ...preventive, billingNpi: '1679576722' }],
    expect: 'pass',
  },
  {
    name: 'beside one that was denied',
    lines: [{}, { ...preventive, claimStatus: 'denied' }],
    expect: 'pass',
  },
  { name: 'not paid', lines: [{ paidCents: 0 }, preventive], expect: 'not-applicable' },
  { name: 'no patient', lines: [{ patientKey: undefined }], expect: 'cannot-tell' },
  {
    name: 'a visit to a hospital',
    lines: [{ claimType: undefined, billType: '131', revenueCode: '0510' }],
    expect: 'not-applicable',
  },
])
