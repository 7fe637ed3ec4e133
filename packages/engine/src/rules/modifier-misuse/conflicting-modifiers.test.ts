import { ruleTable, type RuleCase } from '../../testing/rule-table.ts'
import { conflictingModifiers } from './conflicting-modifiers.ts'

const base = { procedureCode: '71046', paidCents: 9000 }

const excludes = (one: string, other: string, findingClass: 'error' | 'lead'): RuleCase => ({
  name: `${one} and ${other}`,
  lines: [{ modifiers: ['GC', other, one] }],
  expect: 'finding',
  class: findingClass,
  flags: [1],
  atRiskCents: 0,
  says: `Modifiers ${one} and ${other} exclude each other`,
})

const agree = (...modifiers: string[]): RuleCase => ({
  name: `${modifiers.join(' with ')}: fine`,
  lines: [{ modifiers }],
  expect: 'pass',
})

ruleTable(conflictingModifiers, { base }, [
  excludes('26', 'TC', 'error'),
  excludes('59', 'XS', 'error'),
  excludes('50', 'LT', 'error'),
  excludes('76', '77', 'error'),
  excludes('58', '78', 'error'),
  excludes('80', '82', 'error'),
  excludes('AS', '80', 'lead'),
  excludes('JW', 'JZ', 'error'),
  excludes('GZ', 'GA', 'error'),
  excludes('NU', 'RR', 'error'),
  excludes('QK', 'QX', 'error'),
  agree('26', '76'),
  agree('LT', 'RT'),
  agree('59', 'LT'),
  agree('50', '51'),
  agree('24', '25'),
  agree('QX', 'QS'),
  agree('GA', 'KX'),
  { name: 'one modifier', lines: [{ modifiers: ['26'] }, {}], expect: 'not-applicable' },
  {
    name: 'modifiers without a code',
    lines: [{ procedureCode: undefined, modifiers: ['26', 'TC'] }],
    expect: 'cannot-tell',
  },
])
