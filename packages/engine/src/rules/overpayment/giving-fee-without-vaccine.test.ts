import { ruleTable } from '../../testing/rule-table.ts'
import { givingFeeWithoutVaccine } from './giving-fee-without-vaccine.ts'

const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  drugName: 'LISINOPRIL 10 MG TABLET',
  incentiveCents: 2000,
  paidCents: 2300,
}

ruleTable(givingFeeWithoutVaccine, { base }, [
  {
    name: 'a fee for giving tablets',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
    says: 'which the patient takes at home',
  },
  {
    name: 'the plan paid less than the fee',
    lines: [{ paidCents: 500 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 500,
  },
  { name: 'a vaccine', lines: [{ drugName: 'SHINGRIX VIAL KIT' }], expect: 'pass' },
  { name: 'an injection', lines: [{ drugName: 'INVEGA SUSTENNA 156 MG/ML SYRG' }], expect: 'pass' },
  {
    name: 'a drug that is prescribed by pharmacists',
    lines: [{ drugName: 'PAXLOVID 300-100 MG TABLET' }],
    expect: 'pass',
  },
  { name: 'no fee', lines: [{ incentiveCents: 0 }], expect: 'not-applicable' },
  {
    name: 'a fee of the plan for each claim',
    lines: [{ incentiveCents: 250 }],
    expect: 'not-applicable',
  },
  { name: 'a reversal', lines: [{ incentiveCents: -2000 }], expect: 'not-applicable' },
  { name: 'a compound', lines: [{ compoundCode: '2' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no drug name', lines: [{ drugName: undefined }], expect: 'cannot-tell' },
])
