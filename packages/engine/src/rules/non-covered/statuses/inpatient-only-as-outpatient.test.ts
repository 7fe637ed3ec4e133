import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { oppsTables } from '../../../testing/opps-status.ts'
import { inpatientOnlyAsOutpatient } from './inpatient-only-as-outpatient.ts'

const tables = oppsTables({ '33533': 'C', '27447': 'J1' })
const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  procedureCode: '33533',
  serviceFromDay: day('2024-05-06'),
  paidCents: 90_000,
} as const

ruleTable(inpatientOnlyAsOutpatient, { base, tables }, [
  {
    name: 'a bypass graft on an outpatient bill',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 90_000,
    says: '33533 was billed on an outpatient bill on 05/06/2024',
  },
  {
    name: 'another payer may pay it',
    lines: [{ payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a Medicare Advantage plan',
    lines: [{ payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'the patient died or was transferred', lines: [{ modifiers: ['CA'] }], expect: 'pass' },
  { name: 'paid for outpatients', lines: [{ procedureCode: '27447' }], expect: 'pass' },
  { name: 'an inpatient bill', lines: [{ billType: '111' }], expect: 'not-applicable' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'not-applicable' },
  {
    name: 'the surgeon',
    lines: [{ claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no type of bill',
    lines: [{ billType: undefined }],
    expect: 'cannot-tell',
    says: 'no type of bill',
  },
  {
    name: 'a code that Addendum B lacks',
    lines: [{ procedureCode: '99999' }],
    expect: 'cannot-tell',
  },
  { name: 'no table', lines: [{}], tables: {}, expect: 'cannot-tell' },
])
