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
  {
    name: '$250 for giving a vaccine',
    lines: [
      {
        drugName: 'SHINGRIX VIAL KIT',
        dispensingFeeCents: 150,
        incentiveCents: 25_000,
        paidCents: 43_000,
      },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 17_000,
    says: 'fee for giving the drug',
  },
  {
    name: 'the fee for giving a vaccine',
    lines: [{ drugName: 'SHINGRIX VIAL KIT', dispensingFeeCents: 150, incentiveCents: 4000 }],
    expect: 'pass',
  },
  {
    name: 'the fee of a vaccine on tablets',
    lines: [{ dispensingFeeCents: 150, incentiveCents: 2500, paidCents: 2950 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 1500,
    says: 'tablets and capsules',
  },
  {
    name: 'an incentive for a generic, and for assessing who needs an antiviral',
    lines: [
      { dispensingFeeCents: 150, incentiveCents: 300 },
      { drugName: 'PAXLOVID 300-100 MG TABLET', dispensingFeeCents: 150, incentiveCents: 4000 },
    ],
    expect: 'pass',
  },
  {
    name: 'a tax of a third',
    lines: [
      {
        ingredientCostCents: 50_000,
        dispensingFeeCents: 150,
        salesTaxCents: 17_000,
        paidCents: 67_150,
      },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 10_480,
    says: 'sales tax',
  },
  {
    name: 'a tax of 6%',
    lines: [{ ingredientCostCents: 50_000, dispensingFeeCents: 150, salesTaxCents: 3009 }],
    expect: 'pass',
  },
  { name: 'no fee', lines: [{ dispensingFeeCents: 0 }], expect: 'pass' },
  { name: 'a compound', lines: [{ compoundCode: '2' }], expect: 'not-applicable' },
  { name: 'a vaccine', lines: [{ drugName: 'FLUZONE QUAD SYRINGE' }], expect: 'not-applicable' },
  { name: 'a specialty drug', lines: [{ ingredientCostCents: 350_000 }], expect: 'not-applicable' },
  { name: 'not stated', lines: [{ dispensingFeeCents: undefined }], expect: 'cannot-tell' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
