import { ruleTable } from '../../testing/rule-table.ts'
import { caModifierConflict } from './ca-modifier-conflict.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  payer: 'Medicare',
  procedureCode: '44204',
  modifiers: ['CA'],
  dischargeStatus: '20',
  paidCents: 90_000,
} as const

ruleTable(caModifierConflict, { base, tables: {} }, [
  {
    name: 'a patient who went home',
    lines: [{ dischargeStatus: '01' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 90_000,
    says: 'discharge status 01',
  },
  {
    name: 'two operations with the modifier',
    lines: [{}, { procedureCode: '33533' }],
    expect: 'finding',
    flags: [2],
    says: /for one operation.*/,
  },
  { name: 'a patient who died', lines: [{}], expect: 'pass' },
  { name: 'a patient who was transferred', lines: [{ dischargeStatus: '02' }], expect: 'pass' },
  {
    name: 'another operation without the modifier',
    lines: [{}, { procedureCode: '49000', modifiers: [] }],
    expect: 'pass',
  },
  {
    name: 'the first was denied',
    lines: [{ claimStatus: 'denied', paidCents: 0 }, { procedureCode: '33533' }],
    expect: 'pass',
  },
  { name: 'no discharge status', lines: [{ dischargeStatus: undefined }], expect: 'cannot-tell' },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  {
    name: 'another modifier',
    lines: [{ modifiers: ['RT'], dischargeStatus: '01' }],
    expect: 'not-applicable',
  },
  {
    name: 'a critical access hospital',
    lines: [{ billType: '851', dischargeStatus: '01' }],
    expect: 'not-applicable',
  },
  {
    name: 'nothing paid',
    lines: [{ dischargeStatus: '01', paidCents: 0 }],
    expect: 'not-applicable',
  },
])
