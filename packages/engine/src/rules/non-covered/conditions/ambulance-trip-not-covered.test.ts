import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { ambulanceTripNotCovered } from './ambulance-trip-not-covered.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  procedureCode: 'A0428',
  modifiers: ['RP'],
  serviceFromDay: day('2024-05-06'),
  paidCents: 25_000,
} as const

ruleTable(ambulanceTripNotCovered, { base }, [
  {
    name: 'to the office of a doctor',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 25_000,
    says: 'the office of a doctor',
  },
  {
    name: 'from home to home, miles and all',
    lines: [{ modifiers: ['RR'] }, { modifiers: ['RR'], procedureCode: 'A0425', paidCents: 4_000 }],
    expect: 'finding',
    flags: [1, 2],
    atRiskCents: 29_000,
    says: 'one home to another',
  },
  {
    name: 'to a care home, from home',
    lines: [{ modifiers: ['RE'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'to the scene',
    lines: [{ modifiers: ['HS'] }],
    expect: 'finding',
    flags: [1],
    says: 'the scene',
  },
  {
    name: 'to another site, from home',
    lines: [{ modifiers: ['RD'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'skilled nursing',
  },
  {
    name: 'a plan of Medicare',
    lines: [{ payer: 'Medicare HMO' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'to the hospital', lines: [{ modifiers: ['RH'] }], expect: 'pass' },
  { name: 'home again', lines: [{ modifiers: ['HR'] }], expect: 'pass' },
  { name: 'to dialysis', lines: [{ modifiers: ['RJ'] }], expect: 'pass' },
  { name: 'by way of an office', lines: [{ modifiers: ['RX'] }], expect: 'pass' },
  { name: 'a site, from a nursing facility', lines: [{ modifiers: ['ND'] }], expect: 'pass' },
  {
    name: 'to an office in the emergency',
    lines: [{ serviceFromDay: day('2021-02-01') }],
    expect: 'pass',
  },
  {
    name: 'from home to home in the emergency',
    lines: [{ serviceFromDay: day('2021-02-01'), modifiers: ['RR'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'billed to be denied', lines: [{ modifiers: ['RP', 'GY'] }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'a taxi', lines: [{ procedureCode: 'A0100' }], expect: 'not-applicable' },
  { name: 'a union pays', lines: [{ payer: 'Local 12 Trust' }], expect: 'not-applicable' },
  { name: 'nobody known pays', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no trip said', lines: [{ modifiers: [] }], expect: 'cannot-tell' },
  { name: 'no day', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
])
