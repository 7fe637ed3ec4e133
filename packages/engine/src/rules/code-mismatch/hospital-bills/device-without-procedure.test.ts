import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { deviceWithoutProcedure } from './device-without-procedure.ts'

const status = (statusIndicator: string) => ({ statusIndicator, paymentCents: undefined })
const tables = {
  oppsStatus: released(
    'oppsStatus',
    procedureTable({
      C1734: status('H'),
      C1776: status('N'),
      27447: status('J1'),
      99211: status('B'),
    }),
  ),
}
const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: 'C1734', serviceFromDay: 19_800, paidCents: 90_000 },
} as const

ruleTable(deviceWithoutProcedure, { base, tables }, [
  {
    name: 'a device alone',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 90_000,
    says: 'C1734 is a device that is paid apart',
  },
  {
    name: 'beside what is packaged or not paid',
    lines: [{}, { procedureCode: 'C1776' }, { procedureCode: '99211' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'with an operation', lines: [{}, { procedureCode: '27447' }], expect: 'pass' },
  {
    name: 'its operation was denied',
    lines: [{}, { procedureCode: '27447', claimStatus: 'denied', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a service without a status',
    lines: [{}, { procedureCode: '27999' }],
    expect: 'cannot-tell',
    says: 'not in the OPPS status indicators',
  },
  {
    name: 'no type of bill',
    lines: [{ billType: undefined, revenueCode: '0278' }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'a packaged device', lines: [{ procedureCode: 'C1776' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
