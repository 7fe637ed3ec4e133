import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { equipmentBoughtAgain } from './equipment-bought-again.ts'

const base = {
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '12',
  procedureCode: 'E0143',
  modifiers: ['NU'],
  paidCents: 9000,
} as const
const on = (text: string) => ({ serviceFromDay: day(text) })
const first = on('2022-05-02')

ruleTable(equipmentBoughtAgain, { base, auditDay: '2028-01-01' }, [
  {
    name: 'after two years',
    lines: [first, on('2024-05-02')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 9000,
    says: 'E0143 was bought on 05/02/2024, and the same piece was bought on 05/02/2022',
  },
  {
    name: 'the first in an earlier upload',
    history: [first],
    lines: [on('2024-05-02')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a day before five years',
    lines: [first, on('2027-05-01')],
    expect: 'finding',
    flags: [2],
  },
  { name: 'after five years', history: [first], lines: [on('2027-05-02')], expect: 'pass' },
  { name: 'once, and nothing before', lines: [first], expect: 'cannot-tell', says: 'five years' },
  {
    name: 'instead of a lost piece',
    history: [first],
    lines: [{ ...on('2024-05-02'), modifiers: ['NU', 'RA'] }],
    expect: 'not-applicable',
  },
  {
    name: 'another piece',
    history: [first],
    lines: [{ ...on('2024-05-02'), procedureCode: 'E0163' }],
    expect: 'cannot-tell',
  },
  {
    name: 'rented after it was bought',
    history: [first],
    lines: [{ ...on('2024-05-02'), modifiers: ['RR'] }],
    expect: 'finding',
    flags: [1],
    says: 'E0143 was rented on 05/02/2024, and the same piece was bought on 05/02/2022',
  },
  {
    name: 'the first was not paid',
    lines: [{ ...first, paidCents: 0 }, on('2024-05-02')],
    expect: 'cannot-tell',
  },
  {
    name: 'on one day they are a duplicate',
    history: [first],
    lines: [first],
    expect: 'cannot-tell',
  },
  { name: 'no patient', lines: [{ ...first, patientKey: undefined }], expect: 'cannot-tell' },
])
