import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { visitInGlobalPeriod } from './visit-in-global-period.ts'

const row = (globalDays: string) => ({
  status: 'A',
  globalDays,
  pcTc: '0',
  multipleProcedure: '2',
  bilateral: '0',
  assistantSurgeon: '0',
  coSurgeon: '0',
  teamSurgeon: '0',
  preOperative: 0.1,
  intraOperative: 0.7,
  postOperative: 0.2,
})
const schedule = {
  '27447': row('090'),
  '17110': row('010'),
  '20610': row('000'),
  '93000': row('XXX'),
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
  paidCents: 9000,
} as const

const visit = (offset: number, modifiers: readonly string[] = []) => ({
  procedureCode: '99213',
  serviceFromDay: surgeryDay + offset,
  modifiers,
})
const operation = (procedureCode: string, modifiers: readonly string[] = []) => ({
  procedureCode,
  modifiers,
})
const found = { expect: 'finding', flags: [2], class: 'error', atRiskCents: 9000 } as const

ruleTable(visitInGlobalPeriod, { base, tables }, [
  {
    name: "a visit to the surgeon's physician assistant",
    lines: [
      { ...operation('27447'), billingNpi: '1003000134', specialty: '20' },
      { ...visit(20), claimId: 'B', billingNpi: '1003000134', specialty: '363AS0400X' },
    ],
    ...found,
    class: 'lead',
    says: 'PA or NP of the same group',
  },
  {
    name: 'a visit to another specialty of the group',
    lines: [
      { ...operation('27447'), billingNpi: '1003000134', specialty: '20' },
      { ...visit(20), claimId: 'B', billingNpi: '1003000134', specialty: '11' },
    ],
    expect: 'pass',
  },
  {
    name: '090: 90 days after',
    lines: [operation('27447'), visit(90)],
    ...found,
    says: '90 days after 27447',
  },
  { name: '090: 91 days after', lines: [operation('27447'), visit(91)], expect: 'pass' },
  {
    name: '090: the day before',
    lines: [operation('27447'), visit(-1)],
    ...found,
    says: 'no modifier 57',
  },
  { name: '090: two days before', lines: [operation('27447'), visit(-2)], expect: 'pass' },
  { name: '090: the day itself', lines: [operation('27447'), visit(0)], ...found },
  {
    name: '090: decision for surgery',
    lines: [operation('27447'), visit(0, ['57'])],
    expect: 'pass',
  },
  {
    name: '090: 25 is not the modifier of the decision',
    lines: [operation('27447'), visit(0, ['25'])],
    ...found,
    class: 'lead',
    says: '57 would',
  },
  { name: '090: unrelated visit', lines: [operation('27447'), visit(30, ['24'])], expect: 'pass' },
  {
    name: '090: 25 alone in the aftercare',
    lines: [operation('27447'), visit(30, ['25'])],
    ...found,
    class: 'lead',
  },
  { name: '010: ten days after', lines: [operation('17110'), visit(10)], ...found },
  { name: '010: eleven days after', lines: [operation('17110'), visit(11)], expect: 'pass' },
  { name: '010: the day before', lines: [operation('17110'), visit(-1)], expect: 'pass' },
  {
    name: '000: the day itself',
    lines: [operation('20610'), visit(0)],
    ...found,
    says: 'no modifier 25',
  },
  {
    name: '000: the day itself with 25',
    lines: [operation('20610'), visit(0, ['25'])],
    expect: 'pass',
  },
  {
    name: '000: 57 is for major surgery',
    lines: [operation('20610'), visit(0, ['57'])],
    ...found,
    class: 'lead',
  },
  { name: '000: the next day', lines: [operation('20610'), visit(1)], expect: 'pass' },
  { name: 'diagnostic test', lines: [operation('93000'), visit(0)], expect: 'pass' },
  {
    name: 'another provider',
    lines: [operation('27447'), { ...visit(30), renderingNpi: '1003000126' }],
    expect: 'pass',
  },
  {
    name: 'another practitioner of the same group and specialty',
    lines: [
      { ...operation('27447'), billingNpi: '1003000134', specialty: '20' },
      { ...visit(30), billingNpi: '1003000134', specialty: '20', renderingNpi: '1003000126' },
    ],
    ...found,
  },
  {
    name: 'a group that does not name the practitioner',
    lines: [operation('27447'), visit(30)].map((line, claim) => ({
      ...line,
      claimId: String(claim),
      renderingNpi: undefined,
      billingNpi: '1003000134',
    })),
    ...found,
    class: 'lead',
  },
  {
    name: 'operation in an earlier upload',
    history: [operation('27447')],
    lines: [visit(30)],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'surgeon without aftercare (54)',
    lines: [operation('27447', ['54']), visit(30)],
    expect: 'pass',
  },
  {
    name: 'return to the operating room opens no period',
    lines: [operation('27447', ['78']), visit(30)],
    expect: 'pass',
  },
  { name: 'assistant at surgery', lines: [operation('27447', ['AS']), visit(30)], expect: 'pass' },
  {
    name: 'denied operation',
    lines: [{ ...operation('27447'), claimStatus: 'denied' }, visit(30)],
    expect: 'pass',
  },
  {
    name: 'denied visit',
    lines: [{ ...visit(30), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'an operation that the starter pack does not know',
    lines: [operation('27447'), visit(30)],
    tables: starter,
    expect: 'cannot-tell',
  },
  { name: 'no provider', lines: [{ ...visit(0), renderingNpi: undefined }], expect: 'cannot-tell' },
])
