import { ruleTable } from '../../../testing/rule-table.ts'
import { observationConflict } from './observation-conflict.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  revenueCode: '0762',
  procedureCode: 'G0378',
  units: 30,
  paidCents: 90_000,
} as const

ruleTable(observationConflict, { base }, [
  {
    name: 'days of observation',
    lines: [{ units: 96 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 22_500,
    says: '96 hours',
  },
  {
    name: 'another service under its revenue code',
    lines: [{ procedureCode: '99285' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'alone',
  },
  {
    name: 'the same, and another payer',
    lines: [{ procedureCode: '99285', payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'on the bill of a nursing facility',
    lines: [{ billType: '221' }],
    expect: 'finding',
    flags: [1],
    says: 'outpatient care of hospitals',
  },
  { name: 'a day of it', lines: [{}], expect: 'pass' },
  { name: 'admitted directly', lines: [{ procedureCode: 'G0379', units: 1 }], expect: 'pass' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'pass' },
  {
    name: 'hours without a code',
    lines: [{ procedureCode: undefined }, { revenueCode: '0450', procedureCode: '99285' }],
    expect: 'pass',
  },
  {
    name: 'an emergency',
    lines: [{ revenueCode: '0450', procedureCode: '99285' }],
    expect: 'not-applicable',
  },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  { name: 'no units', lines: [{ units: undefined }], expect: 'cannot-tell' },
])
