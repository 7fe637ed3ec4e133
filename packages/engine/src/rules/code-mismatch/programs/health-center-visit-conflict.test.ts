import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { healthCenterVisitConflict } from './health-center-visit-conflict.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '771', claimId: 'C1', payer: 'Medicare', revenueCode: '0521' },
  ...{ procedureCode: 'G0467', paidCents: 18_000, serviceFromDay: day('2024-05-06') },
} as const
const visit = { procedureCode: '99213', paidCents: 0 }

ruleTable(healthCenterVisitConflict, { base, tables: {} }, [
  {
    name: 'a visit without its payment code',
    lines: [{ procedureCode: '99213' }, { procedureCode: '36415', revenueCode: '0300' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'G0466 to G0470',
  },
  {
    name: 'a payment code beside a blood draw alone',
    lines: [{}, { procedureCode: '36415', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 18_000,
    says: 'no line of its day',
  },
  {
    name: 'wellness whose visit is an office visit',
    lines: [{ procedureCode: 'G0468' }, visit],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'under the revenue code of a laboratory',
    lines: [{ revenueCode: '0300' }, visit],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
    says: 'revenue code 0300',
  },
  { name: 'with its visit, packaged', lines: [{}, visit], expect: 'pass' },
  {
    name: 'two kinds of visits of a day',
    lines: [{}, visit, { procedureCode: 'G0470', revenueCode: '900' }, { procedureCode: '90837' }],
    expect: 'pass',
  },
  {
    name: 'supplement of a Medicare plan',
    lines: [{ revenueCode: '0519' }, visit],
    expect: 'pass',
  },
  {
    name: 'a first physical',
    lines: [{ procedureCode: 'G0468' }, { procedureCode: 'G0402' }],
    expect: 'pass',
  },
  { name: 'the payment code alone', lines: [{}], expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no date', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
  {
    name: 'Medicaid, which pays visits otherwise',
    lines: [{ payer: 'State Medicaid', procedureCode: '99213' }],
    expect: 'not-applicable',
  },
  { name: 'a rural clinic', lines: [{ ...visit, billType: '711' }], expect: 'not-applicable' },
  { name: 'care management', lines: [{ procedureCode: 'G0511' }], expect: 'not-applicable' },
  {
    name: 'before the payment codes',
    lines: [{ procedureCode: '99213', serviceFromDay: day('2014-05-06') }],
    expect: 'not-applicable',
  },
  {
    name: 'a denied visit',
    lines: [{ ...visit, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
