import { day } from '../../claim/day.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { procedureTable, released } from '../../testing/tables.ts'
import { repeatModifierUnsupported } from './repeat-modifier-unsupported.ts'

const panels = released(
  'labPanels',
  procedureTable({ '80048': ['82947', '84132'].map(procedureNumber) }, false),
)

const base = {
  patientKey: 'A',
  claimId: 'C1',
  procedureCode: '71046',
  serviceFromDay: day('2024-03-05'),
  renderingNpi: '1234567893',
  paidCents: 3000,
}
const other = { claimId: 'C2', renderingNpi: '1003000126' }

ruleTable(repeatModifierUnsupported, { base }, [
  { name: 'first and repeat', lines: [{}, { modifiers: ['76'] }], expect: 'pass' },
  { name: 'repeat by another', lines: [{}, { ...other, modifiers: ['77'] }], expect: 'pass' },
  {
    name: 'first, own repeat and another’s',
    lines: [{}, { modifiers: ['76'] }, { ...other, modifiers: ['77'] }],
    expect: 'pass',
  },
  {
    name: 'the first one was denied',
    lines: [{ claimStatus: 'denied' }, { modifiers: ['76'] }],
    expect: 'pass',
  },
  {
    name: 'a repeat of nothing',
    lines: [{ modifiers: ['76'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: /71046-76 on 03\/05\/2024 says that the service was repeated/,
  },
  {
    name: 'two repeats and no first one',
    lines: [{ modifiers: ['76'] }, { modifiers: ['77'] }],
    expect: 'finding',
    flags: [1, 2],
    says: 'no first one was billed',
  },
  {
    name: 'a laboratory repeat of nothing',
    lines: [{ procedureCode: '82947', modifiers: ['91'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the first one was part of a panel',
    lines: [
      { procedureCode: '80048' },
      { procedureCode: '82947', modifiers: ['91'], renderingNpi: '1003000126' },
    ],
    tables: { labPanels: panels },
    expect: 'pass',
  },
  {
    name: 'a panel that does not hold the test',
    lines: [{ procedureCode: '80048' }, { procedureCode: '83036', modifiers: ['91'] }],
    tables: { labPanels: panels },
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'two units on one line',
    lines: [{ procedureCode: '82947', modifiers: ['91'], units: 2 }],
    expect: 'pass',
  },
  {
    name: 'an operation of the week before',
    lines: [
      { procedureCode: '36556', serviceFromDay: day('2024-02-27') },
      { procedureCode: '36556', modifiers: ['76'] },
    ],
    expect: 'pass',
  },
  {
    name: '77 though one physician billed both',
    lines: [{}, { modifiers: ['77'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'one physician billed all of it',
  },
  {
    name: '76 though another physician billed the first',
    lines: [other, { modifiers: ['76'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'physicians not named',
    lines: [
      { renderingNpi: undefined, billingNpi: '1003000126' },
      { renderingNpi: undefined, billingNpi: '1003000126', modifiers: ['77'] },
    ],
    expect: 'pass',
  },
  {
    name: 'outpatient hospital',
    lines: [{ billType: '131', modifiers: ['76'] }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [{ patientKey: undefined, modifiers: ['76'] }],
    expect: 'cannot-tell',
  },
])
