import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { oppsTables } from '../../../testing/opps-status.ts'
import { oppsStatusNotPayable } from './opps-status-not-payable.ts'

const tables = oppsTables({
  '15824': 'E1',
  '99213': 'B',
  E0143: 'Y',
  '71046': 'S',
})
const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  procedureCode: '99213',
  serviceFromDay: day('2024-05-06'),
  paidCents: 9000,
} as const

ruleTable(oppsStatusNotPayable, { base, tables }, [
  {
    name: 'a visit code that OPPS does not know',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 9000,
    says: 'not recognized on outpatient bills',
  },
  {
    name: 'equipment',
    lines: [{ procedureCode: 'E0143' }],
    expect: 'finding',
    flags: [1],
    says: 'status Y',
  },
  {
    name: 'a plan of Medicare may cover more',
    lines: [{ payer: 'Medicare Advantage', procedureCode: '15824' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'paid under OPPS', lines: [{ procedureCode: '71046' }], expect: 'pass' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'Medicaid', lines: [{ payer: 'Medicaid' }], expect: 'not-applicable' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'not-applicable' },
  { name: 'home health', lines: [{ billType: '329' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  { name: 'no table', lines: [{}], tables: {}, expect: 'cannot-tell' },
])
