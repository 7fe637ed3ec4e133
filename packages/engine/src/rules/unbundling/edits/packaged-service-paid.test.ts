import { day } from '../../../claim/day.ts'
import { oppsTables } from '../../../testing/opps-status.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { packagedServicePaid } from './packaged-service-paid.ts'

const tables = oppsTables({
  '29881': 'J1',
  '45378': 'T',
  '71046': 'S',
  '36415': 'Q4',
  '93005': 'Q1',
  '77067': 'A',
  J1100: 'N',
  J9035: 'K',
  G0463: 'J2',
})
const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  paidCents: 9000,
} as const
const of = (procedureCode: string) => ({ procedureCode })

ruleTable(packagedServicePaid, { base, tables }, [
  {
    name: 'a drug that is always packaged',
    lines: [of('45378'), of('J1100')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 9000,
    says: 'status N',
  },
  {
    name: 'a tracing beside a visit',
    lines: [of('G0463'), of('93005')],
    expect: 'finding',
    flags: [2],
    says: 'status Q1',
  },
  {
    name: 'a blood draw beside a film',
    lines: [of('71046'), of('36415')],
    expect: 'finding',
    flags: [2],
    says: 'laboratory test',
  },
  {
    name: 'a film with a comprehensive operation',
    lines: [of('29881'), { ...of('71046'), serviceFromDay: day('2024-05-05') }],
    expect: 'finding',
    flags: [2],
    says: 'comprehensive',
  },
  {
    name: 'nothing but services that are always packaged',
    lines: [of('J1100')],
    expect: 'finding',
    flags: [1],
  },
  { name: 'a tracing alone', lines: [of('93005')], expect: 'pass' },
  { name: 'two tracings', lines: [of('93005'), of('93005')], expect: 'pass' },
  { name: 'a costly drug', lines: [of('45378'), of('J9035')], expect: 'pass' },
  { name: 'a screening beside an operation', lines: [of('29881'), of('77067')], expect: 'pass' },
  {
    name: 'a tracing beside a denied visit',
    lines: [{ ...of('G0463'), claimStatus: 'denied', paidCents: 0 }, of('93005')],
    expect: 'pass',
  },
  {
    name: 'a file that spreads payments',
    lines: Array.from({ length: 12 }, (_, at) => ({ ...of('J1100'), claimId: `C${at}` })),
    expect: 'cannot-tell',
  },
  { name: 'nothing paid', lines: [{ ...of('J1100'), paidCents: 0 }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ ...of('J1100'), payer: 'Acme' }], expect: 'not-applicable' },
  {
    name: 'a critical access hospital',
    lines: [{ ...of('J1100'), billType: '851' }],
    expect: 'not-applicable',
  },
  { name: 'no payer', lines: [{ ...of('J1100'), payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'no type of bill',
    lines: [{ ...of('J1100'), billType: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'no table', lines: [of('J1100')], tables: {}, expect: 'cannot-tell' },
])
