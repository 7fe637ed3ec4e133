import { day } from '../../claim/day.ts'
import type { DrgFacts } from '../../reference/drg-rows.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { drgWithoutItsComplication } from './drg-without-its-complication.ts'

const unsaid = { meanDays: undefined, postAcute: undefined }
const pneumonia = 'SIMPLE PNEUMONIA AND PLEURISY'
const tables = {
  drgs: released(
    'drgs',
    codeTable<DrgFacts>({
      '193': { title: `${pneumonia} WITH MCC`, mdc: '04', weight: 1.25, ...unsaid },
      '194': { title: `${pneumonia} WITH CC`, mdc: '04', weight: 0.8, ...unsaid },
      '195': { title: `${pneumonia} WITHOUT CC/MCC`, mdc: '04', weight: 0.5, ...unsaid },
      '175': {
        title: 'PULMONARY EMBOLISM WITH MCC OR ACUTE COR PULMONALE',
        mdc: '04',
        weight: 1.4,
        ...unsaid,
      },
      '469': { title: 'HIP REPLACEMENT WITH MCC', mdc: '08', weight: 3, ...unsaid },
      '470': { title: 'HIP REPLACEMENT WITHOUT MCC', mdc: '08', weight: 2, ...unsaid },
    }),
  ),
  drgDiagnoses: released(
    'drgDiagnoses',
    codeTable({
      J189: { mdc: '04', severity: 'MCC' },
      I10: { mdc: '05', severity: 'none' },
      E119: { mdc: '10', severity: 'none' },
      E785: { mdc: '10', severity: 'none' },
      N179: { mdc: '11', severity: 'CC' },
      J9601: { mdc: '04', severity: 'MCC' },
    } as const),
  ),
}
const exclusions = {
  ...tables,
  complicationExclusions: released(
    'complicationExclusions',
    codeTable({ J9601: { group: '7' } } as const),
  ),
  excludingPrincipals: released(
    'excludingPrincipals',
    codeTable({ '7': { principals: ['J189', 'J9601'] } }),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  serviceFromDay: day('2024-05-01'),
  drg: '193',
  diagnoses: ['J189', 'I10', 'E119'],
  paidCents: 1_000_000,
} as const

ruleTable(drgWithoutItsComplication, { base, tables }, [
  {
    name: 'no complication at all',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    // Of 1.25 the DRG without any weighs 0.5.
    atRiskCents: 600_000,
    says: 'none of the 2 secondary diagnoses of the claim is one; they group to DRG 195',
  },
  {
    name: 'a lesser one, once for all lines',
    lines: [
      { diagnoses: ['J189', 'N179'] },
      { diagnoses: ['J189', 'N179'], revenueCode: '0250', paidCents: 0 },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 360_000,
    says: 'DRG 194',
  },
  {
    name: 'a family of two',
    lines: [{ drg: '469' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 333_333,
    says: 'DRG 470',
  },
  { name: 'with one', lines: [{ diagnoses: ['J189', 'I10', 'J9601'] }], expect: 'pass' },
  {
    name: 'on another line of the stay',
    lines: [{}, { diagnoses: ['J189', 'J9601'], revenueCode: '0250' }],
    expect: 'pass',
  },
  { name: 'another way into the DRG', lines: [{ drg: '175' }], expect: 'not-applicable' },
  {
    name: 'a lesser complication that is none',
    lines: [{ drg: '194', diagnoses: ['J189', 'I10', 'E119', 'E785'] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 375_000,
    says: 'DRG 194 needs a complication; none of the 3',
  },
  {
    name: 'a lesser complication, of few diagnoses',
    lines: [{ drg: '194' }],
    expect: 'cannot-tell',
  },
  {
    name: 'a lesser complication',
    lines: [{ drg: '194', diagnoses: ['J189', 'N179'] }],
    expect: 'pass',
  },
  {
    name: 'one that the principal diagnosis cancels',
    lines: [{ diagnoses: ['J189', 'J9601'] }],
    tables: exclusions,
    expect: 'finding',
    flags: [1],
    atRiskCents: 600_000,
    says: 'none of the 1 secondary diagnosis of the claim is one (J96.01 does not count beside J18.9)',
  },
  {
    name: 'one that another principal diagnosis would cancel',
    lines: [{ diagnoses: ['I10', 'J9601'] }],
    tables: exclusions,
    expect: 'pass',
  },
  { name: 'another severity', lines: [{ drg: '195' }], expect: 'not-applicable' },
  { name: 'a DRG of another system', lines: [{ drg: '1932' }], expect: 'not-applicable' },
  { name: 'no secondary diagnosis', lines: [{ diagnoses: ['J189'] }], expect: 'cannot-tell' },
  {
    name: 'a diagnosis that no list has',
    lines: [{ diagnoses: ['J189', 'I10', 'X0000'] }],
    expect: 'cannot-tell',
  },
  { name: 'a DRG that no list has', lines: [{ drg: '300' }], expect: 'cannot-tell' },
  { name: 'a bill in parts', lines: [{ billType: '112' }], expect: 'not-applicable' },
])
