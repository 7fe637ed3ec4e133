import { day } from '../../../claim/day.ts'
import type { DrgFacts } from '../../../reference/drg-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { acquiredConditionPaid } from './acquired-condition-paid.ts'

const unsaid = { meanDays: undefined, postAcute: undefined }
const heart = 'HEART FAILURE AND SHOCK'
const tables = {
  acquiredConditions: released(
    'acquiredConditions',
    codeTable({
      L89153: { conditions: [4] },
      N390: { conditions: [6] },
      T83511A: { conditions: [6] },
      I2699: { conditions: [10] },
      '0SRC0J9': { conditions: [10] },
    }),
  ),
  drgs: released(
    'drgs',
    codeTable<DrgFacts>({
      '291': { title: `${heart} WITH MCC`, mdc: '05', weight: 1.25, ...unsaid },
      '292': { title: `${heart} WITH CC`, mdc: '05', weight: 1, ...unsaid },
      '293': { title: `${heart} WITHOUT CC/MCC`, mdc: '05', weight: 0.5, ...unsaid },
      '313': { title: 'CHEST PAIN', mdc: '05', weight: 0.7, ...unsaid },
    }),
  ),
  drgDiagnoses: released(
    'drgDiagnoses',
    codeTable({
      I509: { mdc: '05', severity: 'CC' },
      L89153: { mdc: '09', severity: 'MCC' },
      N390: { mdc: '11', severity: 'CC' },
      T83511A: { mdc: '11', severity: 'CC' },
      I2699: { mdc: '04', severity: 'MCC' },
      J9601: { mdc: '04', severity: 'MCC' },
      I10: { mdc: '05', severity: 'none' },
    } as const),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  drg: '291',
  diagnoses: ['I110', 'L89153', 'I10'],
  presentOnAdmission: ['Y', 'N', 'Y'],
  paidCents: 1_000_000,
} as const

ruleTable(acquiredConditionPaid, { base, tables }, [
  {
    name: 'a pressure ulcer that arose in the hospital',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 600_000,
    says: /L89\.153.*condition 4.*DRG 293/,
  },
  {
    name: 'not known from the record',
    lines: [{ presentOnAdmission: ['Y', 'U', 'Y'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an infection and its catheter',
    lines: [
      {
        drg: '292',
        diagnoses: ['I110', 'N390', 'T83511A'],
        presentOnAdmission: ['Y', 'N', 'N'],
      },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 500_000,
  },
  {
    name: 'a lung embolism after a new knee',
    lines: [
      {
        diagnoses: ['I110', 'I2699'],
        presentOnAdmission: ['Y', 'N'],
        inpatientProcedures: [{ code: '0SRC0J9', day: undefined }],
      },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a lung embolism without one',
    lines: [{ diagnoses: ['I110', 'I2699'], presentOnAdmission: ['Y', 'N'] }],
    expect: 'pass',
  },
  {
    name: 'an infection without a catheter',
    lines: [{ drg: '292', diagnoses: ['I110', 'N390'], presentOnAdmission: ['Y', 'N'] }],
    expect: 'pass',
  },
  {
    name: 'present on admission',
    lines: [{ presentOnAdmission: ['Y', 'Y', 'Y'] }],
    expect: 'pass',
  },
  {
    name: 'undetermined by the doctor',
    lines: [{ presentOnAdmission: ['Y', 'W', 'Y'] }],
    expect: 'pass',
  },
  {
    name: 'another complication carries the DRG',
    lines: [{ diagnoses: ['I110', 'L89153', 'J9601'] }],
    expect: 'pass',
  },
  { name: 'a DRG that no complication raises', lines: [{ drg: '313' }], expect: 'pass' },
  { name: 'no marks', lines: [{ presentOnAdmission: ['', '', ''] }], expect: 'cannot-tell' },
  {
    name: 'fewer marks than diagnoses',
    lines: [{ presentOnAdmission: ['Y', 'N'] }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no table', lines: [{}], tables: {}, expect: 'cannot-tell' },
  {
    name: 'a plan of Medicare Advantage',
    lines: [{ payer: 'Medicare Advantage HMO' }],
    expect: 'not-applicable',
  },
  { name: 'an outpatient', lines: [{ billType: '131' }], expect: 'not-applicable' },
])
