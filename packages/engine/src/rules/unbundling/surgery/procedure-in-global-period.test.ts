import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureInGlobalPeriod } from './procedure-in-global-period.ts'

const row = (globalDays: string) => ({ ...plainFeeScheduleRow, globalDays })
const schedule = {
  '27447': row('090'),
  '27486': row('090'),
  '17110': row('010'),
  '11402': row('010'),
  '20610': row('000'),
  '73560': row('XXX'),
  '99213': row('XXX'),
}
const tables = { feeSchedule: released('feeSchedule', procedureTable(schedule)) }
const starter = { feeSchedule: released('feeSchedule', procedureTable<FeeScheduleRow>({}, false)) }

const surgeryDay = day('2024-03-04')
const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: surgeryDay,
  paidCents: 90_000,
} as const

const operation = (procedureCode: string, offset = 0, modifiers: readonly string[] = []) => ({
  procedureCode,
  modifiers,
  serviceFromDay: surgeryDay + offset,
})
const knee = operation('27447')
const found = { expect: 'finding', flags: [2], class: 'error', atRiskCents: 90_000 } as const
const lead = { expect: 'finding', flags: [2], class: 'lead' } as const

ruleTable(procedureInGlobalPeriod, { base, tables }, [
  {
    name: '090: 90 days after',
    lines: [knee, operation('27486', 90)],
    ...found,
    says: '27486 on 06/02/2024 is 90 days after 27447',
  },
  { name: '090: 91 days after', lines: [knee, operation('27486', 91)], expect: 'pass' },
  { name: 'staged', lines: [knee, operation('27486', 30, ['58'])], expect: 'pass' },
  {
    name: 'return to the operating room',
    lines: [knee, operation('27486', 30, ['78'])],
    expect: 'pass',
  },
  { name: 'unrelated', lines: [knee, operation('27486', 30, ['79'])], expect: 'pass' },
  {
    name: 'the same day is a matter of pair edits',
    lines: [knee, operation('27486')],
    expect: 'pass',
  },
  { name: '010: ten days after', lines: [operation('17110'), operation('11402', 10)], ...found },
  {
    name: '010: eleven days after',
    lines: [operation('17110'), operation('11402', 11)],
    expect: 'pass',
  },
  {
    name: '000 opens no period',
    lines: [operation('20610'), operation('17110', 1)],
    expect: 'pass',
  },
  { name: 'an injection may be outside', lines: [knee, operation('20610', 30)], ...lead },
  {
    name: 'the other side',
    lines: [operation('27447', 0, ['RT']), operation('27447', 60, ['LT'])],
    ...lead,
  },
  {
    name: 'the same side',
    lines: [operation('27447', 0, ['RT']), operation('27486', 60, ['RT'])],
    ...found,
  },
  { name: 'a repeat', lines: [operation('17110'), operation('17110', 7, ['76'])], ...lead },
  {
    name: 'two operations around: the one of the same side counts',
    lines: [
      operation('27447', 0, ['LT']),
      operation('27447', 5, ['RT', '79']),
      operation('27486', 40, ['RT']),
    ],
    expect: 'finding',
    flags: [3],
    class: 'error',
  },
  {
    name: 'another provider',
    lines: [knee, { ...operation('27486', 30), renderingNpi: '1003000126' }],
    expect: 'pass',
  },
  {
    name: 'a group that does not name the practitioner',
    lines: [knee, operation('27486', 30)].map((line) => ({
      ...line,
      renderingNpi: undefined,
      billingNpi: '1003000134',
    })),
    ...lead,
  },
  {
    name: 'operation in an earlier upload',
    history: [knee],
    lines: [operation('27486', 30)],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'aftercare handed on (54)',
    lines: [operation('27447', 0, ['54']), operation('27486', 30)],
    expect: 'pass',
  },
  {
    name: 'assistant at the second',
    lines: [knee, operation('27486', 30, ['AS'])],
    expect: 'pass',
  },
  {
    name: 'denied operation',
    lines: [{ ...knee, claimStatus: 'denied' }, operation('27486', 30)],
    expect: 'pass',
  },
  {
    name: 'denied procedure',
    lines: [knee, { ...operation('27486', 30), claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'X-ray and visit',
    lines: [operation('73560'), operation('99213')],
    expect: 'not-applicable',
  },
  {
    name: 'an operation that the starter pack does not know',
    lines: [knee, operation('27486', 30)],
    tables: starter,
    expect: 'cannot-tell',
  },
  { name: 'no provider', lines: [{ ...knee, renderingNpi: undefined }], expect: 'cannot-tell' },
])
