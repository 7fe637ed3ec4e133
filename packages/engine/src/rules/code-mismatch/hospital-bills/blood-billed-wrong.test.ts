import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { bloodBilledWrong } from './blood-billed-wrong.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  units: 2,
  paidCents: 40_000,
} as const
const blood = { procedureCode: 'P9016', revenueCode: '0381', modifiers: ['BL'] }
const processing = { procedureCode: 'P9016', revenueCode: '0390', modifiers: ['BL'] }

ruleTable(bloodBilledWrong, { base, tables: {} }, [
  {
    name: 'blood that was paid for, without its processing',
    lines: [blood],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 40_000,
    says: 'no line for its processing',
  },
  {
    name: 'its processing without the blood',
    lines: [processing, { procedureCode: '36430', revenueCode: '0391' }],
    expect: 'finding',
    flags: [1],
    says: 'the blood itself',
  },
  {
    name: 'other units on the second line',
    lines: [blood, { ...processing, units: 1 }],
    expect: 'finding',
    flags: [1, 2],
  },
  {
    name: 'platelets under the revenue code of red cells',
    lines: [{ procedureCode: 'P9035', revenueCode: '0381' }],
    expect: 'finding',
    flags: [1],
    says: 'packed red cells alone',
  },
  {
    name: 'red cells under that of whole blood',
    lines: [{ procedureCode: 'P9016', revenueCode: '382' }],
    expect: 'finding',
    flags: [1],
    says: 'whole blood alone',
  },
  { name: 'both lines', lines: [blood, processing], expect: 'pass' },
  {
    name: 'red cells that the hospital did not pay for',
    lines: [{ procedureCode: 'P9016', revenueCode: '0381' }],
    expect: 'pass',
  },
  {
    name: 'processing alone, of blood that was given',
    lines: [{ procedureCode: 'P9016', revenueCode: '0390' }],
    expect: 'not-applicable',
  },
  {
    name: 'plasma under the code for plasma',
    lines: [{ procedureCode: 'P9017', revenueCode: '0383' }],
    expect: 'not-applicable',
  },
  { name: 'a stay', lines: [{ ...blood, billType: '111' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ ...blood, paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no type of bill', lines: [{ ...blood, billType: undefined }], expect: 'cannot-tell' },
])
