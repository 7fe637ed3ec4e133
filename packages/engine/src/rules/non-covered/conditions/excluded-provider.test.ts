import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { excludedProvider } from './excluded-provider.ts'

const exclusion = (from: string, to?: string) => ({
  excludedDay: day(from),
  reinstatedDay: to === undefined ? undefined : day(to),
  name: 'X',
})
const rows = {
  '1234567893': exclusion('2023-01-10'),
  '1306849450': exclusion('2020-01-10', '2024-02-01'),
  '1114922341': { excludedDay: undefined, reinstatedDay: undefined, name: '' },
  '0000000000': exclusion('2000-01-10'),
}
const tables = { exclusions: released('exclusions', codeTable(rows)) }
const base = { paidCents: 4000, payer: 'Medicare', serviceFromDay: day('2024-05-02') }

ruleTable(excludedProvider, { tables, base }, [
  {
    name: 'rendering provider excluded',
    lines: [{ renderingNpi: '1234567893' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 4000,
    says: '01/10/2023',
  },
  {
    name: 'referring provider excluded, payer not federal',
    lines: [{ referringNpi: '1234567893', payer: 'Cascade Health' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'service before the exclusion',
    lines: [{ renderingNpi: '1234567893', serviceFromDay: day('2023-01-09') }],
    expect: 'pass',
  },
  { name: 'reinstated before the service', lines: [{ billingNpi: '1306849450' }], expect: 'pass' },
  {
    name: 'service during an exclusion that has ended since',
    lines: [{ billingNpi: '1306849450', serviceFromDay: day('2024-01-31') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'zeros stand for no NPI',
    lines: [{ renderingNpi: '0000000000' }],
    expect: 'cannot-tell',
  },
  {
    name: 'denied',
    lines: [{ renderingNpi: '1234567893', claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'a list that says who is excluded and not since when',
    lines: [{ prescriberNpi: '1114922341' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'does not say since when',
  },
  { name: 'no NPI', lines: [{}], expect: 'cannot-tell' },
])
