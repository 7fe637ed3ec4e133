import { ruleTable } from '../../testing/rule-table.ts'
import { npiCheckDigit } from './npi-check-digit.ts'

ruleTable(npiCheckDigit, {}, [
  { name: 'valid with the prefix 80840', lines: [{ renderingNpi: '1234567893' }], expect: 'pass' },
  {
    name: 'one digit off',
    lines: [{ renderingNpi: '1234567894' }],
    expect: 'finding',
    flags: [1],
    says: /^The rendering NPI 1234567894 fails its check digit/,
  },
  {
    name: 'first digit neither 1 nor 2',
    lines: [{ billingNpi: '9999310391' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: /^The billing NPI 9999310391 does not begin with 1 or 2, so/,
  },
  {
    name: 'one wrong beside a right one',
    lines: [{ renderingNpi: '1234567893', billingNpi: '1234567890' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'two wrong ones are named in one finding',
    lines: [{ billingNpi: '1234567890', facilityNpi: '1234567891' }, { billingNpi: '1234567893' }],
    expect: 'finding',
    flags: [1],
    says: /billing NPI 1234567890 and the facility NPI 1234567891 fail their/,
  },
  {
    name: 'a pharmacy NPI of ten digits',
    lines: [{ auditType: 'pharmacy', pharmacyId: '1234567894' }],
    expect: 'finding',
    flags: [1],
    says: 'pharmacy NPI',
  },
  {
    name: 'an NCPDP pharmacy number has seven digits',
    lines: [{ auditType: 'pharmacy', pharmacyId: '2312345' }],
    expect: 'not-applicable',
  },
  {
    name: 'atypical identifier',
    lines: [{ renderingNpi: 'A981940000' }],
    expect: 'not-applicable',
  },
  { name: 'no identifier', lines: [{}], expect: 'cannot-tell' },
  {
    name: 'a file of made-up numbers is told so, and no line is flagged for it',
    lines: ['1234567890', '1234567891', '1234567892', '1234567893', '1234567895'].map((npi) => ({
      renderingNpi: npi,
    })),
    expect: 'finding',
    flags: [1],
    class: 'notice',
    says: '4 of its 5 different numbers',
  },
  ...[
    ['9999999999', '9999999999'],
    ['1234567890'],
    ['1000000001', '1000000002'],
    ['1928374656', '1726354892', '1537924680'],
  ].map((npis) => ({
    name: `a small file of masks: ${npis.join(', ')}`,
    lines: npis.map((npi) => ({ renderingNpi: npi })),
    expect: 'finding' as const,
    flags: [1],
    class: 'notice' as const,
  })),
  {
    name: 'one mask beside numbers that are right',
    lines: [{ renderingNpi: '1234567893' }, { renderingNpi: '9999999999' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
])
