import { ruleTable } from '../../../testing/rule-table.ts'
import { footCareWithoutReason } from './foot-care-without-reason.ts'

const base = {
  claimType: 'professional',
  procedureCode: '11721',
  modifiers: ['59'],
  diagnoses: ['B351'],
  icdVersion: '10',
  payer: 'Medicare',
  paidCents: 3_200,
} as const

ruleTable(footCareWithoutReason, { base }, [
  {
    name: 'nails with fungus and nothing else',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3_200,
    says: 'class finding',
  },
  {
    name: 'a callus',
    lines: [{ procedureCode: '11055', diagnoses: ['L84'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'with a class finding', lines: [{ modifiers: ['Q8'] }], expect: 'pass' },
  { name: 'of a patient with diabetes', lines: [{ diagnoses: ['B351', 'E1151'] }], expect: 'pass' },
  { name: 'with pain', lines: [{ diagnoses: ['B351', 'M79674'] }], expect: 'pass' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'taking a nail out', lines: [{ procedureCode: '11730' }], expect: 'not-applicable' },
  { name: 'nothing was paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no diagnosis on the line',
    lines: [{ diagnoses: [] }, { diagnoses: ['E1151'] }],
    expect: 'cannot-tell',
  },
])
