import { procedureNumber } from '../../../claim/procedure-number.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { day } from '../../../claim/day.ts'
import { panelWithComponent } from './panel-with-component.ts'

const basicPanel = ['82310', '82374', '82435', '82565', '82947', '84132', '84295', '84520']
const panels = procedureTable({ '80048': basicPanel.map(procedureNumber) }, false)
const tables = { labPanels: released('labPanels', panels) }

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  serviceFromDay: day('2024-03-04'),
  paidCents: 900,
} as const

const test = (procedureCode: string, modifiers: readonly string[] = []) => ({
  procedureCode,
  modifiers,
})
const found = { expect: 'finding', class: 'error', atRiskCents: 900 } as const

ruleTable(panelWithComponent, { base, tables }, [
  {
    name: 'potassium beside the basic panel',
    lines: [test('80048'), test('84132')],
    ...found,
    flags: [2],
    says: '84132 on 03/04/2024 is one of the 8 tests of the panel 80048',
  },
  {
    name: 'on another claim, before the panel',
    lines: [{ ...test('84132'), claimId: 'B' }, test('80048')],
    ...found,
    flags: [1],
  },
  {
    name: 'two components',
    lines: [test('80048'), test('84132'), test('84295')],
    expect: 'finding',
    flags: [2, 3],
    atRiskCents: 1800,
  },
  { name: 'repeated test', lines: [test('80048'), test('84132', ['91'])], expect: 'pass' },
  { name: 'separate test', lines: [test('80048'), test('84132', ['59'])], expect: 'pass' },
  { name: 'a test outside the panel', lines: [test('80048'), test('85025')], expect: 'pass' },
  {
    name: 'another day',
    lines: [test('80048'), { ...test('84132'), serviceFromDay: day('2024-03-05') }],
    expect: 'pass',
  },
  {
    name: 'another laboratory',
    lines: [test('80048'), { ...test('84132'), billingNpi: '1003000126' }],
    expect: 'pass',
  },
  {
    name: 'denied component',
    lines: [test('80048'), { ...test('84132'), claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'denied panel',
    lines: [{ ...test('80048'), claimStatus: 'denied' }, test('84132')],
    expect: 'pass',
  },
  {
    name: 'a panel that is only reported',
    lines: [{ ...test('80048'), chargeCents: 0, paidCents: 0 }, test('84132')],
    expect: 'pass',
  },
  {
    name: 'hospital laboratory',
    lines: [test('80048'), test('84132')].map((line) => ({ ...line, billType: '141' })),
    ...found,
    flags: [2],
  },
  {
    name: 'inpatient stay',
    lines: [test('80048'), test('84132')].map((line) => ({
      ...line,
      claimType: 'institutional' as const,
      billType: '111',
    })),
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [test('99213')], expect: 'not-applicable' },
  {
    name: 'a panel that the table does not hold',
    lines: [test('80050'), test('84443')],
    expect: 'cannot-tell',
  },
  {
    name: 'no provider',
    lines: [{ ...test('80048'), billingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
