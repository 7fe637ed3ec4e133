import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { admissionMarkWrong } from './admission-mark-wrong.ts'

const tables = {
  admissionExemptions: released(
    'admissionExemptions',
    codeTable({ Z8711: { isExempt: true }, Z7901: { isExempt: true } } as const),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  diagnoses: ['J189', 'I10', 'Z7901'],
  presentOnAdmission: ['Y', 'Y', ''],
  paidCents: 1_000_000,
} as const

ruleTable(admissionMarkWrong, { base, tables }, [
  {
    name: 'a diagnosis without its mark',
    lines: [{ presentOnAdmission: ['Y', '', ''] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'does not say whether I10',
  },
  {
    name: 'the mark of exemption on one that is not',
    lines: [{ presentOnAdmission: ['Y', '1', ''] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an exempt diagnosis with a mark',
    lines: [{ presentOnAdmission: ['Y', 'Y', 'Y'] }],
    expect: 'finding',
    class: 'notice',
    flags: [1],
    says: 'Z79.01',
  },
  { name: 'all as it should be', lines: [{}], expect: 'pass' },
  {
    name: 'an external cause without one',
    lines: [{ diagnoses: ['S72001A', 'W19XXXA'], presentOnAdmission: ['Y', ''] }],
    expect: 'pass',
  },
  {
    name: 'exempt by its old mark',
    lines: [{ presentOnAdmission: ['Y', 'N', '1'] }],
    expect: 'pass',
  },
  {
    name: 'a hospital that states none',
    lines: [{ presentOnAdmission: ['', '', ''] }],
    expect: 'cannot-tell',
  },
  { name: 'too few', lines: [{ presentOnAdmission: ['Y', 'Y'] }], expect: 'cannot-tell' },
  { name: 'no list', lines: [{}], tables: {}, expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'another payer',
    lines: [{ payer: 'Acme', presentOnAdmission: ['Y', '', ''] }],
    expect: 'not-applicable',
  },
  { name: 'an outpatient', lines: [{ billType: '131' }], expect: 'not-applicable' },
  {
    name: 'a nursing facility',
    lines: [{ billType: '211', presentOnAdmission: ['Y', '', ''] }],
    expect: 'not-applicable',
  },
])
