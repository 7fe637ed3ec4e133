import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceDuringNursingStay } from './service-during-nursing-stay.ts'

const base = { patientKey: 'P1', payer: 'Medicare', paidCents: 8_000 } as const
const stay = {
  claimType: 'institutional',
  billType: '211',
  claimId: 'S',
  revenueCode: '0022',
  serviceFromDay: day('2024-05-01'),
  serviceThroughDay: day('2024-05-20'),
  paidCents: 900_000,
} as const
const therapy = {
  claimType: 'professional',
  claimId: 'T',
  procedureCode: '97110',
  modifiers: ['GP'],
  serviceFromDay: day('2024-05-08'),
} as const
const outpatient = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'O',
  procedureCode: '80053',
  revenueCode: '0301',
  serviceFromDay: day('2024-05-08'),
} as const
const trip = { ...therapy, procedureCode: 'A0428' } as const

ruleTable(serviceDuringNursingStay, { base }, [
  {
    name: 'therapy of somebody else',
    lines: [stay, therapy],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 8_000,
    says: 'from 05/01/2024 to 05/20/2024',
  },
  {
    name: 'a test of an independent laboratory, and an injection that staff gives',
    lines: [
      stay,
      { ...therapy, procedureCode: '80053', modifiers: [], placeOfService: '81' },
      { ...therapy, procedureCode: '85025', modifiers: [], placeOfService: '31' },
      { ...therapy, procedureCode: '96372', modifiers: [], placeOfService: '31' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2, 3, 4],
  },
  {
    name: 'chemotherapy, and a test that a pathologist reads',
    lines: [
      stay,
      { ...therapy, procedureCode: '96413', modifiers: [], placeOfService: '11' },
      { ...therapy, procedureCode: '85060', modifiers: ['26'], placeOfService: '81' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a technical component',
    lines: [stay, { ...therapy, procedureCode: '71046', modifiers: ['TC'] }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a laboratory test of a hospital',
    lines: [stay, outpatient],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a walker',
    lines: [stay, { ...therapy, claimType: 'dme', procedureCode: 'E0143', modifiers: ['NU'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a trip to an office',
    lines: [stay, { ...trip, modifiers: ['NP'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'the last day of a bill on which the patient stays on',
    lines: [
      { ...stay, billType: '212', dischargeStatus: '30' },
      { ...therapy, serviceFromDay: day('2024-05-19') },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a swing bed',
    lines: [{ ...stay, billType: '181' }, therapy],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the day of discharge',
    lines: [stay, { ...therapy, serviceFromDay: day('2024-05-20') }],
    expect: 'pass',
  },
  {
    name: 'the day of admission',
    lines: [stay, { ...therapy, serviceFromDay: day('2024-05-01') }],
    expect: 'pass',
  },
  { name: 'a stay of Part B', lines: [{ ...stay, billType: '221' }, therapy], expect: 'pass' },
  { name: 'a stay that was denied', lines: [{ ...stay, paidCents: 0 }, therapy], expect: 'pass' },
  {
    name: 'a stay that an employer paid',
    lines: [
      { ...stay, payer: 'Acme' },
      { ...therapy, payer: 'Acme' },
    ],
    expect: 'pass',
  },
  {
    name: 'a visit',
    lines: [
      { ...stay, paidCents: 0 },
      { ...therapy, procedureCode: '99309', modifiers: [] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the reading of an image',
    lines: [
      { ...stay, paidCents: 0 },
      { ...therapy, procedureCode: '71046', modifiers: ['26'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a CT of a hospital',
    lines: [{ ...outpatient, procedureCode: '74177', revenueCode: '0352' }],
    expect: 'not-applicable',
  },
  {
    name: 'a trip to the hospital',
    lines: [
      { ...stay, paidCents: 0 },
      { ...trip, modifiers: ['NH'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [
      { ...outpatient, patientKey: undefined },
      { ...stay, patientKey: 'P2' },
    ],
    expect: 'cannot-tell',
  },
])
