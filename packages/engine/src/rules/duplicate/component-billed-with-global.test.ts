import { day } from '../../claim/day.ts'
import { plainFeeScheduleRow } from '../../testing/fee-schedule.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { procedureTable, released } from '../../testing/tables.ts'
import { componentBilledWithGlobal } from './component-billed-with-global.ts'

const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '71046': { ...plainFeeScheduleRow, pcTc: '1' },
      '99291': { ...plainFeeScheduleRow, pcTc: '2' },
    }),
  ),
}
const base = {
  patientKey: 'A',
  claimId: 'C1',
  procedureCode: '71046',
  serviceFromDay: day('2024-03-05'),
  renderingNpi: '1234567893',
  paidCents: 3000,
}
const whole = {}
const read = { modifiers: ['26'], paidCents: 900 }
const other = { claimId: 'C2', renderingNpi: '1003000126' }

ruleTable(componentBilledWithGlobal, { base, tables }, [
  {
    name: 'whole and professional component, one provider',
    lines: [whole, read],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 900,
    says: /professional component of 71046 \(26\) on 03\/05\/2024/,
  },
  {
    name: 'technical component billed first',
    lines: [{ modifiers: ['TC'], paidCents: 2000 }, whole],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2000,
  },
  {
    name: 'another provider may have read another study',
    lines: [whole, { ...other, ...read }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'professional and technical component of two providers',
    lines: [{ modifiers: ['TC'] }, { ...other, ...read }],
    expect: 'pass',
  },
  {
    name: 'another provider in another place made another study',
    lines: [{ placeOfService: '11' }, { ...other, ...read, placeOfService: '22' }],
    expect: 'pass',
  },
  {
    name: 'a tracing read by another where the whole was paid',
    lines: [
      { modifiers: ['GC'], procedureCode: '93000' },
      { ...other, procedureCode: '93010', paidCents: 800 },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 800,
    says: '93010 on 03/05/2024 was paid beside 93000 of another provider (row 1)',
  },
  {
    name: 'tracing and reading of two, the whole of nobody',
    lines: [
      { modifiers: ['GC'], procedureCode: '93005' },
      { ...other, procedureCode: '93010' },
    ],
    expect: 'pass',
  },
  {
    name: 'another tracing, read in the emergency room',
    lines: [
      { procedureCode: '93000', modifiers: ['GC'], placeOfService: '11' },
      { ...other, procedureCode: '93010', placeOfService: '23' },
    ],
    expect: 'pass',
  },
  {
    name: 'another tracing, by its modifier',
    lines: [{ procedureCode: '93000' }, { ...other, procedureCode: '93010', modifiers: ['77'] }],
    expect: 'pass',
  },
  {
    name: 'the reading was not paid',
    lines: [
      { modifiers: ['GC'], procedureCode: '93000' },
      { ...other, procedureCode: '93010', paidCents: 0 },
    ],
    expect: 'pass',
  },
  {
    name: 'both by one, which is an NCCI pair',
    lines: [{ modifiers: ['GC'], procedureCode: '93000' }, { procedureCode: '93010' }],
    expect: 'pass',
  },
  { name: 'a repeat', lines: [whole, { modifiers: ['26', '77'] }], expect: 'pass' },
  {
    name: 'another day',
    lines: [whole, { ...read, serviceFromDay: day('2024-03-06') }],
    expect: 'pass',
  },
  {
    name: 'another patient',
    lines: [whole, { ...read, patientKey: 'B', claimId: 'C9' }],
    expect: 'pass',
  },
  {
    name: 'the other side',
    lines: [{ modifiers: ['LT'] }, { modifiers: ['26', 'RT'] }],
    expect: 'pass',
  },
  {
    name: 'the hospital bills the whole without TC',
    lines: [{ billType: '131' }, read],
    expect: 'pass',
  },
  {
    name: 'the whole service of an earlier upload',
    history: [whole],
    lines: [read],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the whole service was denied',
    lines: [{ claimStatus: 'denied' }, read],
    expect: 'pass',
  },
  {
    name: 'another provider in a file without claim numbers',
    lines: [{ claimId: undefined }, { ...other, ...read, claimId: undefined }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'without the fee schedule it is a question',
    tables: {},
    lines: [whole, read],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a code without components',
    lines: [{ procedureCode: '99291' }, { procedureCode: '99291', modifiers: ['26'] }],
    expect: 'not-applicable',
  },
  {
    name: 'no date',
    lines: [{ ...read, serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
])
