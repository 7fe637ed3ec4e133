import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { unknownModifier } from './unknown-modifier.ts'

const rows = {
  '25': { family: 'global-surgery', ncciBypass: true },
  QN: { family: 'ambulance', ncciBypass: false },
} as const
const tables = {
  modifiers: released('modifiers', codeTable(rows), { from: '2024-01-01', to: '2024-12-31' }),
}
const base = { procedureCode: '99213', serviceFromDay: day('2024-03-05') }

ruleTable(unknownModifier, { base, tables }, [
  { name: 'known', lines: [{ modifiers: ['25'] }], expect: 'pass' },
  {
    name: 'unknown',
    lines: [{ modifiers: ['25', '2S'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: /^Modifier 2S is in neither/,
  },
  {
    name: 'from residence to hospital on an ambulance code',
    lines: [{ procedureCode: 'A0429', modifiers: ['RH', 'QN'] }],
    expect: 'pass',
  },
  {
    name: 'the same letters elsewhere',
    lines: [{ modifiers: ['RH'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'another year',
    lines: [{ serviceFromDay: day('2019-03-05'), modifiers: ['ZZ'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'not in the starter pack',
    tables: { modifiers: released('modifiers', codeTable(rows, false), { starter: true }) },
    lines: [{ modifiers: ['ZZ'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'not in the starter pack, on a day before its list',
    tables: { modifiers: released('modifiers', codeTable(rows, false), { starter: true }) },
    lines: [{ serviceFromDay: day('2022-03-05'), modifiers: ['ZZ'] }],
    expect: 'cannot-tell',
    says: 'starter pack',
  },
  {
    name: 'from residence to hospital, with the starter pack',
    tables: { modifiers: released('modifiers', codeTable(rows, false), { starter: true }) },
    lines: [{ procedureCode: 'A0429', modifiers: ['RH'] }],
    expect: 'pass',
  },
  ...['2S', '98', '5Z'].map((modifier) => ({
    name: `${modifier}, which no code set can have`,
    tables: { modifiers: released('modifiers', codeTable(rows, false), { starter: true }) },
    lines: [{ serviceFromDay: day('2022-03-05'), modifiers: [modifier] }],
    expect: 'finding' as const,
    class: 'lead' as const,
    flags: [1],
  })),
  {
    name: 'a performance measure',
    tables: { modifiers: released('modifiers', codeTable(rows, false), { starter: true }) },
    lines: [{ serviceFromDay: day('2022-03-05'), modifiers: ['8P'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'no modifier',
    lines: [{}, { modifiers: ['25'], frequencyCode: '8' }],
    expect: 'not-applicable',
  },
])
