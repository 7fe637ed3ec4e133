import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { equipmentTermMissing } from './equipment-term-missing.ts'

const base = {
  payer: 'Medicare',
  placeOfService: '12',
  serviceFromDay: day('2024-05-02'),
  procedureCode: 'E0601',
  modifiers: ['KX'],
  paidCents: 5000,
} as const

ruleTable(equipmentTermMissing, { base }, [
  {
    name: 'neither rented nor bought',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'E0601 does not say whether the equipment was rented',
  },
  { name: 'rented', lines: [{ modifiers: ['RR', 'KX'] }], expect: 'pass' },
  { name: 'a part of a repair', lines: [{ modifiers: ['RB'] }], expect: 'pass' },
  { name: 'a mask', lines: [{ procedureCode: 'A7030' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'not paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: "a hospital's bill",
    lines: [{ billType: '131', revenueCode: '0290' }],
    expect: 'not-applicable',
  },
])
