import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { revenueCodeNotOfMedicare } from './revenue-code-not-of-medicare.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare', procedureCode: '97810' },
  ...{ revenueCode: '2101', paidCents: 6_000, serviceFromDay: day('2024-05-06') },
} as const

ruleTable(revenueCodeNotOfMedicare, { base, tables: {} }, [
  {
    name: 'acupuncture under alternative therapy',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 6_000,
    says: '2101',
  },
  { name: 'respite by the hour', lines: [{ revenueCode: '0661' }], expect: 'finding', flags: [1] },
  {
    name: 'intensive care of the mind before its benefit',
    lines: [{ revenueCode: '0905', serviceFromDay: day('2023-05-06') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'tablets that the patient takes, paid on their own',
    lines: [{ revenueCode: '0637', procedureCode: 'A9270' }],
    expect: 'finding',
    flags: [1],
    says: '0637',
  },
  {
    name: 'a telephone in the room, charged and not paid',
    lines: [
      { revenueCode: '0990', procedureCode: undefined, chargeCents: 900, paidCents: undefined },
    ],
    expect: 'not-applicable',
  },
  { name: 'the same since its benefit', lines: [{ revenueCode: '0905' }], expect: 'pass' },
  {
    name: 'respite of a hospice',
    lines: [{ revenueCode: '0655', billType: '811' }],
    expect: 'pass',
  },
  { name: 'a clinic', lines: [{ revenueCode: '0510' }], expect: 'pass' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'Medicaid', lines: [{ payer: 'State Medicaid' }], expect: 'not-applicable' },
  { name: 'a stay', lines: [{ billType: '111', revenueCode: '1001' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no revenue code',
    lines: [{ revenueCode: undefined }, { claimId: 'C2', revenueCode: '0510' }],
    expect: 'pass',
  },
])
