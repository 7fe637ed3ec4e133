import { ruleTable } from '../../../testing/rule-table.ts'
import { dispensingFeeOutlier } from './dispensing-fee-outlier.ts'

const base = {
  auditType: 'pharmacy' as const,
  drugName: 'METFORMIN HCL 500 MG TABLET',
  ingredientCostCents: 300,
  dispensingFeeCents: 4500,
  paidCents: 4800,
}

ruleTable(dispensingFeeOutlier, { base }, [
  {
    name: '$45 to dispense metformin',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'outlier',
    atRiskCents: 2500,
    says: 'A dispensing fee of $45.00',
  },
  { name: 'the fee of a Medicaid program', lines: [{ dispensingFeeCents: 1165 }], expect: 'pass' },
  { name: 'no fee', lines: [{ dispensingFeeCents: 0 }], expect: 'pass' },
  { name: 'a compound', lines: [{ compoundCode: '2' }], expect: 'not-applicable' },
  { name: 'a vaccine', lines: [{ drugName: 'FLUZONE QUAD SYRINGE' }], expect: 'not-applicable' },
  { name: 'a specialty drug', lines: [{ ingredientCostCents: 350_000 }], expect: 'not-applicable' },
  { name: 'not stated', lines: [{ dispensingFeeCents: undefined }], expect: 'cannot-tell' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
