import { day } from '../../claim/day.ts'
import type { DrgFacts } from '../../reference/drg-rows.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { drgOfAnotherCategory } from './drg-of-another-category.ts'

const drg = (mdc: string): DrgFacts => ({
  ...{ title: 'A GROUP', mdc, weight: 1 },
  ...{ meanDays: undefined, postAcute: undefined },
})
const diagnosis = (mdc: string | undefined) => ({ mdc, severity: 'none' }) as const
const tables = {
  drgs: released(
    'drgs',
    codeTable({
      '003': drg('PRE'),
      '193': drg('04'),
      '291': drg('05'),
      '981': drg(''),
      '974': drg('25'),
      '728': drg('12'),
    }),
  ),
  drgDiagnoses: released(
    'drgDiagnoses',
    codeTable({
      J189: diagnosis('04'),
      I5023: diagnosis('05'),
      B20: diagnosis('25'),
      A5400: diagnosis('13'),
      V999: diagnosis(undefined),
    }),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  serviceFromDay: day('2024-05-01'),
  drg: '291',
  diagnoses: ['J189', 'I5023'],
  paidCents: 1_000_000,
} as const

ruleTable(drgOfAnotherCategory, { base, tables }, [
  {
    name: 'heart failure by pneumonia',
    lines: [{}, { revenueCode: '0250' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 0,
    says: 'DRG 291 is of category 05, and the principal diagnosis J18.9 of category 04',
  },
  { name: 'of its own category', lines: [{ drg: '193' }], expect: 'pass' },
  { name: 'before all categories', lines: [{ drg: '003' }], expect: 'not-applicable' },
  { name: 'an operation for something else', lines: [{ drg: '981' }], expect: 'not-applicable' },
  { name: 'HIV by a secondary diagnosis', lines: [{ drg: '974' }], expect: 'not-applicable' },
  { name: 'HIV as the principal one', lines: [{ diagnoses: ['B20'] }], expect: 'pass' },
  {
    name: 'a diagnosis that men and women share',
    lines: [{ drg: '728', diagnoses: ['A5400'] }],
    expect: 'pass',
  },
  {
    name: 'no principal diagnosis',
    lines: [{ isPrincipalBlank: true }],
    expect: 'cannot-tell',
  },
  { name: 'one of no category', lines: [{ diagnoses: ['V999'] }], expect: 'cannot-tell' },
  { name: 'a DRG that no list has', lines: [{ drg: '300' }], expect: 'cannot-tell' },
  { name: 'no DRG', lines: [{ drg: undefined }], expect: 'cannot-tell' },
  { name: 'a bill in parts', lines: [{ billType: '112' }], expect: 'not-applicable' },
])
