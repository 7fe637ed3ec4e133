import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { deviceIntensiveWithoutDevice } from './device-intensive-without-device.ts'

const tables = {
  deviceIntensive: released('deviceIntensive', procedureTable({ 33249: { percent: 81.3 } })),
}
const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', payer: 'Medicare' },
  ...{ procedureCode: '33249', serviceFromDay: 20_100, paidCents: 2_600_000 },
} as const

ruleTable(deviceIntensiveWithoutDevice, { base, tables }, [
  {
    name: 'no device on the claim',
    lines: [{}, { procedureCode: '93005', paidCents: 5_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 2_600_000,
    says: '33249 is paid with its device in it (81% of the payment)',
  },
  {
    name: 'with its device',
    lines: [{}, { procedureCode: 'C1721', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'its device was denied',
    lines: [{}, { procedureCode: 'C1721', claimStatus: 'denied', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'contrast is no device',
    lines: [{}, { procedureCode: 'A9575' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'with a prosthesis', lines: [{}, { procedureCode: 'L8680' }], expect: 'pass' },
  {
    name: 'the device stands on another claim',
    lines: [{}, { procedureCode: 'C1721', claimId: 'C2' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an implant without its code',
    lines: [{}, { procedureCode: undefined, revenueCode: '0278' }],
    expect: 'cannot-tell',
    says: 'without the code of the device',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'no type of bill',
    lines: [{ billType: undefined, revenueCode: '0481' }],
    expect: 'cannot-tell',
  },
  {
    name: 'stopped before anesthesia',
    lines: [{ modifiers: ['73'] }],
    expect: 'not-applicable',
  },
  { name: 'another procedure', lines: [{ procedureCode: '93005' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'a surgery center', lines: [{ billType: '831' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
