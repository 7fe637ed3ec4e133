import { day } from '../../../claim/day.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { panelBilledByComponents } from './panel-billed-by-components.ts'

const electrolytes = ['82374', '82435', '84132', '84295']
const basic = [...electrolytes, '82310', '82565', '82947', '84520']
const general = [...basic, '84443', '85025']
const lipids = ['82465', '83718', '84478']
const numbers = (codes: readonly string[]) => codes.map(procedureNumber)
const panels = procedureTable(
  {
    '80048': numbers(basic),
    '80050': numbers(general),
    '80051': numbers(electrolytes),
    '80061': numbers(lipids),
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
  paidCents: 600,
} as const

const tests = (codes: readonly string[]) => codes.map((procedureCode) => ({ procedureCode }))
const found = { expect: 'finding', class: 'lead', atRiskCents: 0 } as const

ruleTable(panelBilledByComponents, { base, tables }, [
  {
    name: 'lipids test by test',
    lines: tests(lipids),
    ...found,
    flags: [1, 2, 3],
    says: 'All 3 tests of the panel 80061',
  },
  {
    name: 'the larger panel is named, not the one in it',
    lines: tests(basic),
    ...found,
    flags: [1, 2, 3, 4, 5, 6, 7, 8],
    says: '80048',
  },
  {
    name: 'the general health panel, test by test',
    lines: tests(general),
    ...found,
    flags: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    says: '80050',
  },
  {
    name: 'Medicare does not take the general health panel, and does the one in it',
    lines: tests(general).map((line) => ({ ...line, payer: 'Medicare' })),
    ...found,
    flags: [1, 2, 3, 4, 5, 6, 7, 8],
    says: '80048',
  },
  {
    name: 'two panels',
    lines: tests([...electrolytes, ...lipids]),
    ...found,
    flags: [1, 2, 3, 4, 5, 6, 7],
  },
  {
    name: 'over two claims',
    lines: tests(lipids).map((line, claim) => ({ ...line, claimId: String(claim) })),
    ...found,
    flags: [1, 2, 3],
  },
  { name: 'one test missing', lines: tests(lipids.slice(1)), expect: 'pass' },
  {
    name: 'the panel itself is billed too: another rule speaks',
    lines: tests(['80061', ...lipids]),
    expect: 'pass',
  },
  {
    name: 'one test on another day',
    lines: tests(lipids).map((line, at) => ({
      ...line,
      serviceFromDay: day('2024-03-04') + (at === 0 ? 1 : 0),
    })),
    expect: 'pass',
  },
  {
    name: 'one test denied',
    lines: tests(lipids).map((line, at) =>
      at === 0 ? { ...line, claimStatus: 'denied' as const } : line,
    ),
    expect: 'pass',
  },
  { name: 'visits', lines: tests(['99213', '93000', '36415']), expect: 'not-applicable' },
  {
    name: 'no provider',
    lines: [{ procedureCode: '82465', billingNpi: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'the file shows the price of the panel: what the tests cost above it',
    lines: [
      ...tests(lipids),
      { procedureCode: '80061', patientKey: 'P2', claimId: 'B', paidCents: 1339 },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    atRiskCents: 461,
  },
  {
    name: 'the tests cost less than the panel',
    lines: [
      ...tests(lipids),
      { procedureCode: '80061', patientKey: 'P2', claimId: 'B', paidCents: 1900 },
    ],
    ...found,
    flags: [1, 2, 3],
  },
])
