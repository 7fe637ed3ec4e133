import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { supplyIncludedInKit } from './supply-included-in-kit.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '12',
  serviceFromDay: day('2024-08-05'),
  paidCents: 4_000,
} as const
const oxygen = { procedureCode: 'E1390', modifiers: ['RR'] }

ruleTable(supplyIncludedInKit, { base }, [
  {
    name: 'contents and tubing in a month of rented oxygen',
    lines: [
      oxygen,
      { procedureCode: 'E0443', serviceFromDay: day('2024-08-20') },
      { procedureCode: 'A4615', serviceFromDay: day('2024-09-04') },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2, 3],
    atRiskCents: 8_000,
    says: 'beside rented oxygen equipment (E1390 of 08/05/2024)',
  },
  {
    name: 'a catheter beside the kit that holds one',
    lines: [{ procedureCode: 'A4353' }, { procedureCode: 'A4351' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a drainage bag beside its tray, the tray in an earlier upload',
    history: [{ procedureCode: 'A4314' }],
    lines: [{ procedureCode: 'A4357' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'contents for oxygen that the patient owns, supplies after the rental',
    lines: [
      { procedureCode: 'E1390', modifiers: ['NU'] },
      { procedureCode: 'E0443' },
      { ...oxygen, serviceFromDay: day('2024-06-01') },
    ],
    expect: 'pass',
  },
  {
    name: 'catheters of another day',
    lines: [
      { procedureCode: 'A4353' },
      { procedureCode: 'A4351', serviceFromDay: day('2024-09-05') },
    ],
    expect: 'pass',
  },
  {
    name: 'no payer',
    lines: [{ procedureCode: 'A4353' }, { procedureCode: 'A4351', payer: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'strips beside the supplies of a glucose monitor',
    lines: [{ procedureCode: 'A4239' }, { procedureCode: 'A4253' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a mattress beside a rented bed that has one',
    lines: [{ procedureCode: 'E0260', modifiers: ['RR'] }, { procedureCode: 'E0271' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a mattress beside a rented bed without one',
    lines: [{ procedureCode: 'E0261', modifiers: ['RR'] }, { procedureCode: 'E0271' }],
    expect: 'pass',
  },
  { name: 'a walker', lines: [{ procedureCode: 'E0143' }], expect: 'not-applicable' },
  {
    name: 'another payer',
    lines: [oxygen, { procedureCode: 'E0443', payer: 'Acme' }],
    expect: 'not-applicable',
  },
])
