import { ruleTable } from '../../testing/rule-table.ts'
import { npiCheckDigit } from './npi-check-digit.ts'

ruleTable(npiCheckDigit, {}, [
  { name: 'valid with the prefix 80840', lines: [{ renderingNpi: '1234567893' }], expect: 'pass' },
  {
    name: 'one digit off',
    lines: [{ renderingNpi: '1234567894' }],
    expect: 'finding',
    flags: [1],
    says: '1234567894',
  },
  {
    name: 'first digit neither 1 nor 2',
    lines: [{ billingNpi: '9999310391' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'one wrong beside a right one',
    lines: [{ renderingNpi: '1234567893', billingNpi: '1234567890' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'atypical identifier',
    lines: [{ renderingNpi: 'A981940000' }],
    expect: 'not-applicable',
  },
  { name: 'no identifier', lines: [{}], expect: 'cannot-tell' },
])
