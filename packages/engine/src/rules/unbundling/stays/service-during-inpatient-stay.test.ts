import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceDuringInpatientStay } from './service-during-inpatient-stay.ts'

const base = { patientKey: 'P1', payer: 'Medicare', paidCents: 20_000 } as const
const stay = {
  claimType: 'institutional',
  billType: '111',
  claimId: 'S',
  revenueCode: '0120',
  serviceFromDay: day('2024-05-01'),
  serviceThroughDay: day('2024-05-08'),
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-08'),
} as const
const outpatient = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'O',
  procedureCode: '71046',
  serviceFromDay: day('2024-05-04'),
} as const
const equipment = {
  claimType: 'dme',
  claimId: 'E',
  procedureCode: 'E0143',
  modifiers: ['NU'],
  serviceFromDay: day('2024-05-04'),
} as const
const professional = { ...outpatient, claimType: 'professional', billType: undefined } as const
const trip = { ...professional, procedureCode: 'A0428' } as const

const ofManyPayers = Array.from({ length: 17 }, (_, at) => ({
  ...stay,
  claimId: `M${String(at)}`,
  payer: `Payer ${String(at)}`,
}))

ruleTable(serviceDuringInpatientStay, { base }, [
  {
    name: 'an injection into a joint and an X-ray in an office',
    lines: [
      stay,
      { ...professional, procedureCode: '20610', placeOfService: '11' },
      { ...professional, placeOfService: '11' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2, 3],
    says: 'nobody who is in a hospital is treated in an office',
  },
  {
    name: 'an X-ray read in an office, and blood drawn',
    lines: [
      stay,
      { ...professional, placeOfService: '11', modifiers: ['26'] },
      { ...professional, placeOfService: '11', procedureCode: '36415' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'an outpatient bill within the stay',
    lines: [stay, outpatient],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 20_000,
    says: 'on 05/04/2024, while the patient was in a hospital from 05/01/2024 to 05/08/2024',
  },
  {
    name: 'the stay was in an earlier upload',
    history: [stay],
    lines: [outpatient],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'another payer may have other terms',
    lines: [
      { ...stay, payer: 'Acme' },
      { ...outpatient, payer: 'Acme' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a walker in the middle of the stay',
    lines: [stay, equipment],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'rent is billed on a day of the month',
    lines: [stay, { ...equipment, modifiers: ['RR'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'delivered for use at home',
    lines: [stay, { ...equipment, serviceFromDay: day('2024-05-06') }],
    expect: 'pass',
  },
  {
    name: 'a technical component of an office',
    lines: [stay, { ...professional, modifiers: ['TC'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the reading of it',
    lines: [
      { ...stay, paidCents: 0 },
      { ...professional, modifiers: ['26'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a trip between a home and a clinic',
    lines: [stay, { ...trip, modifiers: ['RP'] }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a trip to the hospital in the middle of the stay: a day may be wrong',
    lines: [stay, { ...trip, modifiers: ['RH'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a trip to the hospital on the day of admission',
    lines: [stay, { ...trip, modifiers: ['RH'], serviceFromDay: day('2024-05-01') }],
    expect: 'pass',
  },
  {
    name: 'a visit to the home',
    lines: [stay, { ...outpatient, billType: '329', revenueCode: '0551', procedureCode: 'G0299' }],
    expect: 'finding',
    class: 'error',
    flags: [2],
    says: 'nobody who is in a hospital is visited at home',
  },
  {
    name: 'the period of home health, whose line is no visit',
    lines: [stay, { ...outpatient, billType: '329', revenueCode: '0023', procedureCode: '1AA11' }],
    expect: 'not-applicable',
  },
  {
    name: 'the day of admission',
    lines: [stay, { ...outpatient, serviceFromDay: day('2024-05-01') }],
    expect: 'pass',
  },
  {
    name: 'the day of discharge',
    lines: [stay, { ...outpatient, serviceFromDay: day('2024-05-08') }],
    expect: 'pass',
  },
  {
    name: 'a month of treatments around the stay',
    lines: [stay, { ...outpatient, serviceThroughDay: day('2024-05-31') }],
    expect: 'pass',
  },
  {
    name: 'on leave',
    lines: [
      {
        ...stay,
        occurrenceCodes: [
          { code: '74', fromDay: day('2024-05-03'), throughDay: day('2024-05-05') },
        ],
      },
      outpatient,
    ],
    expect: 'pass',
  },
  {
    name: 'a leave of unknown days',
    lines: [stay, { ...stay, revenueCode: '0180' }, outpatient],
    expect: 'finding',
    class: 'lead',
    flags: [3],
  },
  {
    name: 'the stay was denied',
    lines: [{ ...stay, claimStatus: 'denied' }, outpatient],
    expect: 'pass',
  },
  {
    name: 'a stay in a nursing facility',
    lines: [{ ...stay, billType: '211' }, outpatient],
    expect: 'pass',
  },
  { name: 'another patient', lines: [stay, { ...outpatient, patientKey: 'P2' }], expect: 'pass' },
  {
    name: 'a vaccine',
    lines: [stay, { ...outpatient, procedureCode: '90662' }],
    expect: 'not-applicable',
  },
  {
    name: 'nothing paid',
    lines: [stay, { ...outpatient, paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'no type of bill',
    lines: [stay, { ...outpatient, billType: undefined }],
    expect: 'cannot-tell',
    says: 'no type of bill',
  },
  {
    name: 'a file without admissions',
    lines: [outpatient],
    expect: 'cannot-tell',
    says: 'hospital stays',
  },
  {
    name: 'no date',
    lines: [stay, { ...outpatient, serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'beside stays of so many payers that not all were compared',
    lines: [...ofManyPayers, outpatient],
    expect: 'cannot-tell',
    says: 'more than 16 hospital stays',
  },
  {
    name: 'a test of a laboratory within the stay',
    lines: [stay, { ...professional, procedureCode: '80053', placeOfService: '81' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 20_000,
    says: 'This laboratory test was paid apart',
  },
  {
    name: 'a test that a pathologist reads',
    lines: [stay, { ...professional, procedureCode: '85060', placeOfService: '81' }],
    expect: 'not-applicable',
  },
])
