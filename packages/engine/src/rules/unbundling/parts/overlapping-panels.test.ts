import { day } from '../../../claim/day.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { overlappingPanels } from './overlapping-panels.ts'

const electrolytes = ['82374', '82435', '84132', '84295']
const basic = [...electrolytes, '82310', '82565', '82947', '84520']
const proteins = ['82040', '82247', '84075', '84155', '84450', '84460']
const numbers = (codes: readonly string[]) => codes.map(procedureNumber)
const panels = procedureTable(
  {
    '80048': numbers(basic),
    '80051': numbers(electrolytes),
    '80053': numbers([...basic, ...proteins]),
    '80061': numbers(['82465', '83718', '84478']),
    '80076': numbers([...proteins, '82248']),
  },
  false,
)
const tables = { labPanels: released('labPanels', panels) }

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  serviceFromDay: day('2024-03-04'),
  paidCents: 700,
} as const

const panel = (procedureCode: string, modifiers: readonly string[] = []) => ({
  procedureCode,
  modifiers,
})
const found = { expect: 'finding', class: 'error' } as const

ruleTable(overlappingPanels, { base, tables }, [
  {
    name: 'basic and comprehensive panel',
    lines: [panel('80048'), panel('80053')],
    ...found,
    flags: [1],
    atRiskCents: 700,
    says: '8 of the 8 tests of 80048 are in both panels',
  },
  {
    name: 'liver panel holds one test that the comprehensive one does not',
    lines: [panel('80053'), panel('80076')],
    ...found,
    flags: [2],
    atRiskCents: 600,
    says: '6 of the 7 tests',
  },
  {
    name: 'three in one another: the largest stands',
    lines: [panel('80051'), panel('80048'), panel('80053')],
    ...found,
    flags: [1, 2],
    atRiskCents: 1400,
  },
  {
    name: 'Medicaid has edits of its own',
    lines: [panel('80048'), panel('80053')].map((line) => ({ ...line, planType: 'Medicaid' })),
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'panels without a common test', lines: [panel('80053'), panel('80061')], expect: 'pass' },
  { name: 'basic and liver panel', lines: [panel('80048'), panel('80076')], expect: 'pass' },
  { name: 'the same panel twice', lines: [panel('80048'), panel('80048')], expect: 'pass' },
  { name: 'repeated later', lines: [panel('80053'), panel('80048', ['91'])], expect: 'pass' },
  {
    name: 'another day',
    lines: [panel('80053'), { ...panel('80048'), serviceFromDay: day('2024-03-05') }],
    expect: 'pass',
  },
  {
    name: 'denied panel',
    lines: [panel('80053'), { ...panel('80048'), claimStatus: 'denied' }],
    expect: 'pass',
  },
  { name: 'a visit', lines: [panel('99213')], expect: 'not-applicable' },
  {
    name: 'a panel that the table does not hold',
    lines: [panel('80050'), panel('80053')],
    expect: 'cannot-tell',
  },
])
