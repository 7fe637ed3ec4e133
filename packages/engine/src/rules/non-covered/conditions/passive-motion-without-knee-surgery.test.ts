import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { passiveMotionWithoutKneeSurgery } from './passive-motion-without-knee-surgery.ts'

const base = {
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: 'E0935',
  serviceFromDay: day('2024-03-10'),
  paidCents: 2500,
} as const
const operation = { procedureCode: '27447', serviceFromDay: day('2024-03-08') }
const visit = { procedureCode: '99213', serviceFromDay: day('2024-03-05') }

ruleTable(passiveMotionWithoutKneeSurgery, { base, tables: {} }, [
  {
    name: 'no operation, though the file has a visit',
    lines: [{}, visit],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 2500,
    says: 'no knee replacement of the patient in the 120 days before, though it has other care of those weeks (row 2)',
  },
  {
    name: 'the twenty-second day',
    lines: [{ serviceFromDay: day('2024-03-30') }, operation],
    expect: 'finding',
    flags: [1],
    says: '22 days after the knee was replaced',
  },
  {
    name: 'an operation of last year',
    lines: [{}, { ...operation, serviceFromDay: day('2023-03-08') }, visit],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the operation was denied',
    lines: [{}, { ...operation, claimStatus: 'denied', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'two days after', lines: [{}, operation], expect: 'pass' },
  {
    name: 'the twenty-first day',
    lines: [{ serviceFromDay: day('2024-03-29') }, operation],
    expect: 'pass',
  },
  { name: 'an operation of an earlier upload', lines: [{}], history: [operation], expect: 'pass' },
  {
    name: 'a stay with the procedure of the hospital',
    lines: [
      {},
      {
        ...{ procedureCode: undefined, revenueCode: '0120', serviceFromDay: day('2024-03-05') },
        claimType: 'institutional',
        billType: '111',
        inpatientProcedures: [{ code: '0SRC0J9', day: day('2024-03-06') }],
        dischargeDay: day('2024-03-08'),
      },
    ],
    expect: 'pass',
  },
  {
    name: 'a stay whose DRG may be one',
    lines: [
      {},
      {
        ...{ procedureCode: undefined, revenueCode: '0120', serviceFromDay: day('2024-03-05') },
        claimType: 'institutional',
        ...{ billType: '111', drg: '470', dischargeDay: day('2024-03-08') },
      },
    ],
    expect: 'pass',
  },
  {
    name: 'nothing but equipment',
    lines: [{}],
    expect: 'cannot-tell',
    says: 'no claims of hospitals',
  },
  { name: 'no payer', lines: [{ payer: undefined }, visit], expect: 'cannot-tell' },
  { name: 'no patient', lines: [{ patientKey: undefined }, {}], expect: 'cannot-tell' },
  { name: 'another payer', lines: [{ payer: 'Acme' }, visit], expect: 'not-applicable' },
  { name: 'another device', lines: [{ procedureCode: 'E0601' }, visit], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }, visit], expect: 'not-applicable' },
])
