import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { denialPattern } from './denial-pattern.ts'

const facts = { summary: 'no authorization', theme: 'authorization', endDay: undefined }
const tables = { adjustmentReasons: released('adjustmentReasons', codeTable({ 197: facts })) }
const refusal = (reason: string) => ({
  claimStatus: 'denied' as const,
  adjustments: [{ group: 'CO', reason, amountCents: 10000 }],
})
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
const paid = { claimStatus: 'paid' as const, paidCents: 8000 }
const others = times(30, { ...paid, renderingNpi: '1306849450' })
const fill = {
  auditType: 'pharmacy' as const,
  procedureCode: undefined,
  renderingNpi: undefined,
  drugName: 'HUMIRA PEN',
  pharmacyId: '1234567893',
  claimStatus: 'paid' as const,
}
const rejected = (rejectCode: string) => ({
  ...fill,
  claimStatus: 'denied' as const,
  rejectCode,
})
const base = {
  renderingNpi: '1234567893',
  payer: 'Cascade Health',
  procedureCode: '29881',
  chargeCents: 10000,
}

ruleTable(denialPattern, { base, tables }, [
  {
    name: 'six of seven for want of an authorization, nobody else',
    lines: [...times(6, refusal('197')), paid, ...others],
    expect: 'finding',
    flags: [1, 2, 3, 4, 5, 6],
    class: 'outlier',
    atRiskCents: 0,
    says: /denied 6 of 7 lines of 29881.*no authorization.*85\.7% against 0\.0%.*\$600\.00/,
  },
  {
    name: 'a reason that the whole file shares is nobody’s pattern',
    lines: [
      ...times(6, refusal('197')),
      ...times(30, { ...refusal('197'), renderingNpi: '1306849450' }),
    ],
    expect: 'pass',
  },
  {
    name: 'a file that names no provider is one provider’s own',
    lines: [
      ...times(6, { ...refusal('197'), renderingNpi: undefined }),
      ...times(30, { ...paid, renderingNpi: undefined, procedureCode: '99213' }),
    ],
    expect: 'finding',
    flags: [1, 2, 3, 4, 5, 6],
    says: 'denied 6 of 6 lines of 29881 for reason 197',
  },
  {
    name: 'four denials are too few',
    lines: [...times(4, refusal('197')), ...others],
    expect: 'pass',
  },
  {
    name: 'price reductions deny nothing',
    lines: [
      ...times(6, { ...paid, adjustments: [{ group: 'CO', reason: '45', amountCents: 2000 }] }),
      ...others,
    ],
    expect: 'not-applicable',
  },
  {
    name: 'denied, and no reason given but a price',
    lines: [refusal('45'), ...others],
    expect: 'cannot-tell',
  },
  {
    name: 'a drug rejected by one plan at any pharmacy',
    lines: [
      ...times(6, rejected('75')),
      ...times(30, { ...fill, drugName: 'LISINOPRIL 10 MG TABLET' }),
    ],
    expect: 'finding',
    flags: [1, 2, 3, 4, 5, 6],
    class: 'outlier',
    says: 'denied 6 of 6 lines of HUMIRA PEN for reason 75',
  },
  {
    name: 'a pharmacy rejected for early refills',
    lines: [
      ...['A', 'B', 'C', 'D', 'E', 'F'].map((drugName) => ({ ...rejected('79'), drugName })),
      ...times(30, { ...fill, drugName: 'LISINOPRIL 10 MG TABLET', pharmacyId: '1306849450' }),
    ],
    expect: 'finding',
    flags: [1, 2, 3, 4, 5, 6],
    says: 'all drugs of provider 1234567893 for reason 79',
  },
  {
    name: 'a drug that is asked for too soon at many pharmacies',
    lines: [
      ...times(6, rejected('79')).map((line, at) => ({ ...line, pharmacyId: `PH${at}` })),
      ...times(30, { ...fill, drugName: 'LISINOPRIL 10 MG TABLET' }),
    ],
    expect: 'pass',
  },
  {
    name: 'four rejected fills are too few',
    lines: [...times(4, rejected('75')), ...times(30, fill)],
    expect: 'pass',
  },
  {
    name: 'no reasons in the file',
    lines: [{ claimStatus: 'denied' }],
    expect: 'cannot-tell',
  },
])
