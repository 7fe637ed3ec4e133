import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { surgeryCenterNotPayable } from './surgery-center-not-payable.ts'

const plain = { indicator: undefined, isDiscounted: false, cents: undefined } as const
const tables = {
  surgeryCenterServices: released(
    'surgeryCenterServices',
    procedureTable({
      '44205': { ...plain, listed: 'excluded' },
      '29881': { ...plain, listed: 'covered', indicator: 'A2', cents: 130_000 },
      C1713: { ...plain, listed: 'ancillary', indicator: 'N1' },
    } as const),
  ),
}
const base = {
  claimType: 'institutional',
  billType: '831',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  procedureCode: '44205',
  paidCents: 400_000,
} as const
const professional = {
  claimType: 'professional',
  billType: undefined,
  placeOfService: '24',
} as const

ruleTable(surgeryCenterNotPayable, { base, tables }, [
  {
    name: 'an excluded operation',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 400_000,
    says: 'Medicare excludes it there (Addendum EE)',
  },
  {
    name: 'on the professional form',
    lines: [{ ...professional, specialty: '49' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'a device that is packaged',
    lines: [{ procedureCode: 'C1713', ...professional, modifiers: ['SG'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'packages it into the operation',
  },
  {
    name: 'a plan of Medicare',
    lines: [{ payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'a covered operation', lines: [{ procedureCode: '29881' }], expect: 'pass' },
  { name: 'on no list', lines: [{ procedureCode: '80053' }], expect: 'pass' },
  {
    name: 'the surgeon',
    lines: [{ ...professional, specialty: 'General surgery' }],
    expect: 'not-applicable',
  },
  { name: 'a hospital', lines: [{ billType: '131' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no day', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
  {
    name: 'a visit',
    lines: [{ procedureCode: '99213' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'pays a center no visits',
  },
])
