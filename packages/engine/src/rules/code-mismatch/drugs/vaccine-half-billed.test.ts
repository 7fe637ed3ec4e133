import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { vaccineHalfBilled } from './vaccine-half-billed.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Acme',
  serviceFromDay: day('2024-10-03'),
  paidCents: 3_000,
} as const
const product = { procedureCode: '90686' } as const
const given = { procedureCode: '90471' } as const

ruleTable(vaccineHalfBilled, { base }, [
  {
    name: 'given without a vaccine',
    lines: [given],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3_000,
    says: 'no vaccine of that day',
  },
  {
    name: 'a vaccine that nobody gave',
    lines: [product],
    expect: 'finding',
    flags: [1],
    says: 'nothing in the file says',
  },
  {
    name: 'given on another day',
    lines: [product, { ...given, serviceFromDay: day('2024-10-10') }],
    expect: 'finding',
    flags: [1, 2],
  },
  {
    name: 'antibodies are no vaccine',
    lines: [given, { procedureCode: '90375' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'both of a day', lines: [product, given], expect: 'pass' },
  {
    name: 'by a pharmacy and a practice',
    lines: [
      { ...product, billingNpi: '1234567893', claimId: 'A' },
      { ...given, billingNpi: '1999999984', claimId: 'B' },
    ],
    expect: 'pass',
  },
  {
    name: 'a vaccine that cost nothing',
    lines: [{ ...product, paidCents: 0, chargeCents: 1 }, given],
    expect: 'pass',
  },
  {
    name: 'influenza under Medicare',
    lines: [{ procedureCode: 'Q2037' }, { procedureCode: 'G0008' }],
    expect: 'pass',
  },
  {
    name: 'supplied by the state',
    lines: [{ ...given, modifiers: ['SL'] }],
    expect: 'not-applicable',
  },
  { name: 'Medicaid', lines: [{ ...given, payer: 'State Medicaid' }], expect: 'not-applicable' },
  { name: 'COVID-19', lines: [{ procedureCode: '0011A' }], expect: 'not-applicable' },
  { name: 'an injection', lines: [{ procedureCode: '96372' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ ...given, paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no day',
    lines: [{ ...given, serviceFromDay: undefined }, product],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'nobody named',
    lines: [{ ...given, patientKey: undefined, claimId: undefined }],
    expect: 'cannot-tell',
  },
])
