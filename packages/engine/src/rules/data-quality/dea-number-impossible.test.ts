import { ruleTable } from '../../testing/rule-table.ts'
import { deaNumberImpossible } from './dea-number-impossible.ts'

const base = { auditType: 'pharmacy' as const, drugName: 'OXYCODONE HCL 10 MG TABLET' }
const good = { prescriberDea: 'AB1234563' }
const others = ['FK9876547', 'MC0011231', 'BS4567890', 'AL7654329'].map((prescriberDea) => ({
  prescriberDea,
}))

ruleTable(deaNumberImpossible, { base }, [
  { name: 'a number with its check digit', lines: [good], expect: 'pass' },
  {
    name: 'one digit off',
    lines: [good, { prescriberDea: 'AB1234573' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
    says: 'fails its check digit',
  },
  {
    name: 'the number of a distributor',
    lines: [good, { prescriberDea: 'RM1234563' }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'prescribe nothing',
  },
  {
    name: 'a resident under the number of the hospital',
    lines: [{ prescriberDea: 'AB1234563-R12' }],
    expect: 'pass',
  },
  {
    name: 'made-up numbers throughout',
    lines: ['AB1234560', 'AB1234561', 'AB1234562'].map((prescriberDea) => ({ prescriberDea })),
    expect: 'cannot-tell',
    says: 'masked',
  },
  { name: 'many right ones', lines: [good, ...others], expect: 'pass' },
  { name: 'a word', lines: [good, { prescriberDea: 'EXEMPT' }], expect: 'cannot-tell' },
  { name: 'none on one line', lines: [good, { prescriberDea: undefined }], expect: 'pass' },
  { name: 'denied', lines: [{ ...good, claimStatus: 'denied' }], expect: 'not-applicable' },
])
