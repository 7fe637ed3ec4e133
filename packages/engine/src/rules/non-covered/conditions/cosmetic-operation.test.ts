import { ruleTable } from '../../../testing/rule-table.ts'
import { cosmeticOperation } from './cosmetic-operation.ts'

const base = { claimType: 'professional', payer: 'Medicare', paidCents: 60_000 } as const
const billed = (procedureCode: string, ...diagnoses: string[]) => ({ procedureCode, diagnoses })

ruleTable(cosmeticOperation, { base }, [
  {
    name: 'eyelids, and the diagnosis itself says for looks',
    lines: [billed('15823', 'Z41.1')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 60_000,
    says: 'an encounter for cosmetic surgery; cosmetic surgery is not covered',
  },
  {
    name: 'another payer',
    lines: [{ ...billed('19325', 'Z41.1'), payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'fat taken out, a lift, spider veins, without a cause',
    lines: [billed('15877', 'E66.9'), billed('15828', 'Z00.00'), billed('36468', 'I78.1')],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    says: 'no diagnosis of what it repaired',
  },
  {
    name: 'a scar of a burn, skin after great loss of weight, lymphedema, a lid that hangs',
    lines: [
      billed('15788', 'T20.311S'),
      billed('15832', 'L98.7'),
      billed('15879', 'I89.0'),
      billed('15823', 'H02.831', 'Z41.1'),
      billed('27447', 'M17.11'),
    ],
    expect: 'pass',
  },
  {
    name: 'a visit, an unpaid line',
    lines: [billed('99213', 'Z41.1'), { ...billed('15877', 'Z41.1'), paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'no diagnosis on the line, though others have some',
    lines: [billed('15877'), billed('99213', 'I10')],
    expect: 'cannot-tell',
  },
])
