import { ruleTable } from '../../testing/rule-table.ts'
import { ndcFormImpossible } from './ndc-form-impossible.ts'

ruleTable(ndcFormImpossible, { base: { auditType: 'pharmacy' } }, [
  {
    name: 'eleven digits',
    lines: [{ ndcAsBilled: '00002821501', ndc: '00002821501' }],
    expect: 'pass',
  },
  {
    name: 'hyphens say where the zero belongs',
    lines: [{ ndcAsBilled: '0002-8215-01' }],
    expect: 'pass',
  },
  ...['ABCDE12345', 'INVALID', '00012-XYZ', '123', '12345-123-123'].map((ndc) => ({
    name: `${ndc} is impossible`,
    lines: [{ ndcAsBilled: ndc }],
    expect: 'finding' as const,
    flags: [1],
    class: 'error' as const,
    says: ndc,
  })),
  {
    name: 'all zeros, even where the reader took them for eleven digits',
    lines: [{ ndcAsBilled: '00000000000', ndc: '00000000000' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'filler',
  },
  {
    name: 'the filler of a compound',
    lines: [{ ndcAsBilled: '00000000000', compoundCode: '2' }],
    expect: 'not-applicable',
  },
  {
    name: 'product without package',
    lines: [{ ndcAsBilled: '43353-0848' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'twelve digits are worth a note',
    lines: [{ ndcAsBilled: '000002821501' }],
    expect: 'finding',
    flags: [1],
    class: 'notice',
  },
  ...['5024204062', '433530848'].map((ndc) => ({
    name: `${ndc} without hyphens can be several NDCs`,
    lines: [{ ndcAsBilled: ndc }],
    expect: 'cannot-tell' as const,
    says: 'several NDCs are possible',
  })),
  {
    name: 'a number that a spreadsheet rounded',
    lines: [{ ndcAsBilled: '3.78181E+08' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'spreadsheet',
  },
  {
    name: 'medical line with a wrong NDC',
    lines: [{ auditType: 'medical', ndcAsBilled: 'N4123' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'zeros on a medical line stand for no drug',
    lines: [{ auditType: 'medical', ndcAsBilled: '00000000000' }],
    expect: 'not-applicable',
  },
  { name: 'fill without an NDC', lines: [{}], expect: 'cannot-tell' },
  {
    name: 'medical lines need none',
    lines: [
      { auditType: 'medical', procedureCode: '99213' },
      { auditType: 'medical', ndcAsBilled: '00002-8215-01' },
    ],
    expect: 'pass',
  },
])
