import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { drugWithoutProcedure } from './drug-without-procedure.ts'

const status = (statusIndicator: string) => ({ statusIndicator, paymentCents: undefined })
const tables = {
  oppsStatus: released(
    'oppsStatus',
    procedureTable({
      J9271: status('K'),
      J7192: status('K'),
      J1100: status('N'),
      96413: status('S'),
      36415: status('Q4'),
      99211: status('B'),
    }),
  ),
}
const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: 'J9271', serviceFromDay: 19_800, paidCents: 500_000 },
} as const

ruleTable(drugWithoutProcedure, { base, tables }, [
  {
    name: 'a drug alone',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 500_000,
    says: 'J9271 stands on the claim alone',
  },
  {
    name: 'a drug beside what is packaged or not paid',
    lines: [{}, { procedureCode: 'J1100' }, { procedureCode: '99211' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'with its infusion', lines: [{}, { procedureCode: '96413' }], expect: 'pass' },
  {
    name: 'with a test of the same claim',
    lines: [{}, { procedureCode: '36415' }],
    expect: 'pass',
  },
  {
    name: 'its infusion was denied',
    lines: [{}, { procedureCode: '96413', claimStatus: 'denied', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'its infusion stands on another claim',
    lines: [{}, { procedureCode: '96413', claimId: 'C2' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a service without a status',
    lines: [{}, { procedureCode: '96999' }],
    expect: 'cannot-tell',
    says: 'not in the OPPS status indicators',
  },
  {
    name: 'no type of bill',
    lines: [{ billType: undefined, revenueCode: '0636' }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'a clotting factor', lines: [{ procedureCode: 'J7192' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
