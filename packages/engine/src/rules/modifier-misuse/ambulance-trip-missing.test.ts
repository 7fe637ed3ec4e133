import { ruleTable } from '../../testing/rule-table.ts'
import { ambulanceTripMissing } from './ambulance-trip-missing.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  procedureCode: 'A0429',
  modifiers: ['QN'],
  placeOfService: '41',
  paidCents: 40_000,
} as const

ruleTable(ambulanceTripMissing, { base }, [
  {
    name: 'a trip from nowhere to nowhere',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'from where to where',
  },
  { name: 'miles of one', lines: [{ procedureCode: 'A0425' }], expect: 'finding', flags: [1] },
  {
    name: 'a notice is no trip',
    lines: [{ modifiers: ['GX'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a plan of Medicare may ask for less',
    lines: [{ payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a hospital of an ambulance of its own',
    lines: [{ claimType: 'institutional', billType: '131', revenueCode: '0540' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'home to hospital', lines: [{ modifiers: ['RH'] }], expect: 'pass' },
  { name: 'the second modifier says it', lines: [{ modifiers: ['GM', 'SH'] }], expect: 'pass' },
  { name: 'a place of the model of 2021', lines: [{ modifiers: ['RU'] }], expect: 'pass' },
  {
    name: 'dead before it came',
    lines: [{ modifiers: ['QL'] }],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'on the bill of a stay',
    lines: [{ claimType: 'institutional', billType: '111', revenueCode: '0540' }],
    expect: 'not-applicable',
  },
  { name: 'an employer pays', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'nobody known pays', lines: [{ payer: undefined }], expect: 'cannot-tell' },
])
