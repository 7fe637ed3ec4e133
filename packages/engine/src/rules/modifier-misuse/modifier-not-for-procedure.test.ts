import { day } from '../../day.ts'
import { plainFeeScheduleRow } from '../../testing/fee-schedule.ts'
import { ruleTable, type RuleCase } from '../../testing/rule-table.ts'
import { procedureTable, released } from '../../testing/tables.ts'
import { modifierNotForProcedure } from './modifier-not-for-procedure.ts'

const plain = plainFeeScheduleRow
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '71046': { ...plain, pcTc: '1', bilateral: '0' },
      '93010': { ...plain, pcTc: '2' },
      '93005': { ...plain, pcTc: '3' },
      '80053': { ...plain, status: 'X', pcTc: '9' },
      '84165': { ...plain, status: 'X', pcTc: '9' },
      '88305': { ...plain, pcTc: '1' },
      '20610': {
        ...plain,
        globalDays: '000',
        bilateral: '1',
        assistantSurgeon: '1',
      },
      '27447': {
        ...plain,
        globalDays: '090',
        bilateral: '1',
        assistantSurgeon: '2',
        coSurgeon: '1',
      },
      '27096': { ...plain, bilateral: '1' },
      '31231': { ...plain, globalDays: '000', bilateral: '2' },
      '69210': { ...plain, globalDays: '000', bilateral: '2' },
      '99213': {
        ...plain,
        bilateral: '0',
        assistantSurgeon: '9',
        coSurgeon: '9',
        teamSurgeon: '9',
      },
      '11045': { ...plain, globalDays: 'ZZZ' },
    }),
  ),
  procedureProfiles: released(
    'procedureProfiles',
    procedureTable({
      '47562': { section: 'surgery', family: 'cholecystectomy', sides: 'midline' } as const,
    }),
  ),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 9000 }

const line = (procedureCode: string, ...modifiers: string[]) => ({ procedureCode, modifiers })
const fits = (procedureCode: string, ...modifiers: string[]): RuleCase => ({
  name: `${procedureCode}-${modifiers.join('-')} fits`,
  lines: [line(procedureCode, ...modifiers)],
  expect: 'pass',
})
const wrong = (
  procedureCode: string,
  modifier: string,
  atRiskCents = 0,
  findingClass: 'error' | 'lead' = 'error',
): RuleCase => ({
  name: `${procedureCode}-${modifier} does not fit`,
  lines: [line(procedureCode, modifier)],
  expect: 'finding',
  class: findingClass,
  flags: [1],
  atRiskCents,
  says: `Modifier ${modifier} stands on ${procedureCode}`,
})

ruleTable(modifierNotForProcedure, { base, tables }, [
  fits('99213', '25'),
  fits('92014', '25'),
  fits('99285', '25'),
  fits('90837', '25'),
  fits('G0463', '25'),
  wrong('20610', '25'),
  wrong('71046', '57'),
  wrong('36415', '25'),
  wrong('90471', '25'),
  wrong('99213', '59'),
  wrong('99285', 'XU'),
  fits('20610', '59'),
  fits('97140', '59'),
  wrong('99213', '76'),
  wrong('99213', '22'),
  fits('71046', '76'),
  wrong('80048', '76', 0, 'lead'),
  fits('88305', '76'),
  fits('80048', '91'),
  fits('0240U', '91'),
  fits('36415', '91'),
  wrong('71046', '91'),
  fits('71046', '26'),
  fits('71046', 'TC'),
  wrong('93010', '26', 9000),
  wrong('93005', 'TC', 9000),
  fits('84165', '26'),
  {
    name: '80053-26 of a payer that may pay the pathologist',
    lines: [line('80053', '26')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: '80053-26 under Medicare',
    lines: [{ ...line('80053', '26'), payer: 'Medicare' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  wrong('80053', '50', 3000),
  fits('20610', '50'),
  wrong('71046', '50', 3000),
  wrong('31231', '50', 3000),
  fits('69210', '50'),
  {
    name: 'ear wax of both ears under Medicare',
    lines: [{ ...line('69210', '50'), payer: 'Medicare' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 3000,
  },
  fits('27447', '80'),
  fits('20610', 'AS'),
  wrong('99213', '80', 9000),
  fits('27447', '62'),
  wrong('20610', '62', 9000),
  wrong('27447', '66', 9000),
  wrong('11045', '51'),
  fits('27447', '51'),
  fits('27447', '55'),
  wrong('20610', '54'),
  fits('00402', 'P3'),
  fits('99140', 'P3'),
  wrong('20610', 'P3'),
  wrong('47562', 'LT', 0, 'lead'),
  fits('20610', 'LT'),
  {
    name: 'an outpatient hospital line is not held to professional indicators',
    lines: [{ ...line('93010', '26'), billType: '131' }],
    expect: 'pass',
  },
  {
    name: 'the schedule at hand is of another year',
    lines: [{ ...line('93010', '26'), serviceFromDay: day('2012-03-05') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a visit modifier needs no table',
    tables: {},
    lines: [line('20610', '25')],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  { name: 'not in the schedule', lines: [line('29881', '50')], expect: 'cannot-tell' },
  {
    name: 'no modifier, no code',
    lines: [{ procedureCode: '20610' }, { modifiers: ['25'], revenueCode: '0450' }],
    expect: 'not-applicable',
  },
])
