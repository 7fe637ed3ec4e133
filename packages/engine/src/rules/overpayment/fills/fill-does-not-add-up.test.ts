import { ruleTable } from '../../../testing/rule-table.ts'
import { fillDoesNotAddUp } from './fill-does-not-add-up.ts'

const base = {
  auditType: 'pharmacy' as const,
  ingredientCostCents: 10_000,
  dispensingFeeCents: 150,
  patientShareCents: 1000,
  paidCents: 9150,
}

ruleTable(fillDoesNotAddUp, { base }, [
  {
    name: 'paid as if there were no copay',
    lines: [{}, { paidCents: 10_150, salesTaxCents: 0 }],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 1000,
    says: '$91.50, but $101.50 was paid',
  },
  {
    name: 'far above its parts in a file without tax',
    lines: [{}, { paidCents: 20_150 }],
    expect: 'finding',
    flags: [2],
    atRiskCents: 11_000,
  },
  {
    name: 'the copay was not taken off a dear drug in a file without tax',
    lines: [{}, { paidCents: 10_150 }],
    expect: 'finding',
    flags: [2],
    atRiskCents: 1000,
  },
  {
    name: 'paid less than its parts, as by the second of two plans',
    lines: [{}, { paidCents: 5000 }],
    expect: 'cannot-tell',
    says: 'less was paid',
  },
  {
    name: 'tax is part of the price',
    lines: [{ salesTaxCents: 600, paidCents: 9750 }],
    expect: 'pass',
  },
  {
    name: 'what may be tax where the file states none',
    lines: [{}, { paidCents: 9750 }],
    expect: 'cannot-tell',
    says: 'sales tax',
  },
  {
    name: 'a fee for giving the vaccine is part of the price',
    lines: [{ drugName: 'SHINGRIX KIT', incentiveCents: 2000, paidCents: 11_150 }],
    expect: 'pass',
  },
  {
    name: 'paid above the fee for giving the vaccine',
    lines: [
      {},
      { drugName: 'SHINGRIX KIT', incentiveCents: 2000, paidCents: 13_150, salesTaxCents: 0 },
    ],
    expect: 'finding',
    flags: [2],
    atRiskCents: 2000,
    says: 'and $20.00 incentive',
  },
  {
    name: 'what may be a fee for giving a vaccine where the file states none',
    lines: [{}, { drugName: 'FLUZONE 2024-25 SYRINGE', paidCents: 11_150, salesTaxCents: 0 }],
    expect: 'cannot-tell',
    says: 'giving a vaccine',
  },
  {
    name: 'a fee for the administration of the plan, which is no part of what is paid',
    lines: [
      { incentiveCents: 200 },
      { incentiveCents: 200 },
      { incentiveCents: 200, paidCents: 10_150, salesTaxCents: 0 },
    ],
    expect: 'finding',
    flags: [3],
    atRiskCents: 1000,
  },
  {
    name: 'another payer paid before',
    lines: [{ otherPayerPaidCents: 5000, paidCents: 4150 }],
    expect: 'pass',
  },
  {
    name: 'a copay above the price leaves nothing',
    lines: [{ patientShareCents: 20_000, paidCents: 0 }, {}],
    expect: 'pass',
  },
  { name: 'rounded', lines: [{ paidCents: 9151 }, {}], expect: 'pass' },
  {
    name: 'a file whose payment means the whole price',
    lines: [{ paidCents: 10_150 }, { paidCents: 10_150 }],
    expect: 'cannot-tell',
    says: 'most fills',
  },
  { name: 'no fee', lines: [{}, { dispensingFeeCents: undefined }], expect: 'cannot-tell' },
  {
    name: 'denied',
    lines: [{ claimStatus: 'denied', paidCents: 10_150 }],
    expect: 'not-applicable',
  },
])
