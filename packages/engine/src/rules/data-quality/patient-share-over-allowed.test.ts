import { ruleTable } from '../../testing/rule-table.ts'
import { patientShareOverAllowed } from './patient-share-over-allowed.ts'

ruleTable(patientShareOverAllowed, { base: { auditType: 'pharmacy' } }, [
  {
    name: 'a copay and the plan make up the price',
    lines: [{ allowedCents: 5000, patientShareCents: 1000, paidCents: 4000 }],
    expect: 'pass',
  },
  {
    name: 'the whole price under the deductible',
    lines: [{ allowedCents: 5000, patientShareCents: 5000, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a copay above what the plan paid is no error',
    lines: [{ allowedCents: 1500, patientShareCents: 1000, paidCents: 500 }],
    expect: 'pass',
  },
  {
    name: 'a copay above the price',
    lines: [{ allowedCents: 1076, patientShareCents: 5104, paidCents: 731 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: /\$51\.04 for something priced at \$10\.76/,
  },
  {
    name: 'price from ingredient cost and fee',
    lines: [{ ingredientCostCents: 900, dispensingFeeCents: 100, patientShareCents: 1500 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an allowed amount of zero may be a column that was not filled',
    lines: [{ allowedCents: 0, patientShareCents: 1500, paidCents: 500 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'rejected, but priced',
    lines: [{ claimStatus: 'denied', allowedCents: 2415, patientShareCents: 7042 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'denied, nothing allowed',
    lines: [{ claimStatus: 'denied', allowedCents: 0, patientShareCents: 9000 }],
    expect: 'not-applicable',
  },
  {
    name: 'a credit has a price below zero',
    lines: [{ allowedCents: -8000, patientShareCents: 0, paidCents: -8000 }],
    expect: 'not-applicable',
  },
  {
    name: 'a fee for giving a vaccine that the plan got for nothing, and tax, are part of the price',
    lines: [
      {
        ingredientCostCents: 0,
        dispensingFeeCents: 0,
        incentiveCents: 2000,
        salesTaxCents: 100,
        patientShareCents: 2100,
      },
    ],
    expect: 'pass',
  },
  {
    name: 'what may be tax where the file states none',
    lines: [{ ingredientCostCents: 900, dispensingFeeCents: 100, patientShareCents: 1060 }],
    expect: 'cannot-tell',
    says: 'sales tax',
  },
  { name: 'price not stated', lines: [{ patientShareCents: 1500 }], expect: 'cannot-tell' },
])
