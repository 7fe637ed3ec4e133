import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { readmissionSameHospital } from './readmission-same-hospital.ts'

const base = {
  claimType: 'institutional',
  billType: '111',
  patientKey: 'P1',
  payer: 'Medicare',
  billingNpi: '1234567893',
  diagnoses: ['I5023'],
  revenueCode: '0120',
  drg: '291',
  dischargeStatus: '01',
  paidCents: 500_000,
} as const
const stay = (claimId: string, admission: string, discharge: string) => ({
  claimId,
  serviceFromDay: day(admission),
  admissionDay: day(admission),
  dischargeDay: day(discharge),
})
const first = stay('A', '2024-05-01', '2024-05-05')
const sameDay = stay('B', '2024-05-05', '2024-05-09')
const later = stay('B', '2024-05-15', '2024-05-19')

const ofManyPayers = Array.from({ length: 17 }, (_, at) => ({
  ...stay(`M${String(at)}`, '2024-05-01', '2024-05-05'),
  payer: `Payer ${String(at)}`,
}))

ruleTable(readmissionSameHospital, { base }, [
  {
    name: 'on the day of discharge',
    lines: [first, sameDay],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 500_000,
    says: 'both are one stay on one claim',
  },
  {
    name: 'the first stay was in an earlier upload',
    history: [first],
    lines: [sameDay],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'ten days later',
    lines: [first, later],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 0,
    says: 'after 10 days',
  },
  {
    name: 'the place of the first diagnosis of the second stay is blank',
    lines: [
      { ...first, diagnoses: ['J189'] },
      { ...sameDay, isPrincipalBlank: true },
    ],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  {
    name: 'another payer has its own terms',
    lines: [
      { ...first, payer: 'Acme' },
      { ...sameDay, payer: 'Acme' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'the hospital says that the cause is another',
    lines: [first, { ...sameDay, conditionCodes: ['B4'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'another disease',
    lines: [first, { ...sameDay, diagnoses: ['S72001A'] }],
    expect: 'pass',
  },
  {
    name: 'forty-one days later',
    lines: [first, stay('B', '2024-06-15', '2024-06-19')],
    expect: 'pass',
  },
  {
    name: 'another hospital',
    lines: [first, { ...sameDay, billingNpi: '1245319599' }],
    expect: 'pass',
  },
  {
    name: 'back from another hospital',
    lines: [{ ...first, dischargeStatus: '02' }, sameDay],
    expect: 'pass',
  },
  {
    name: 'left against advice',
    lines: [{ ...first, dischargeStatus: '07' }, sameDay],
    expect: 'pass',
  },
  {
    name: 'chemotherapy in cycles',
    lines: [
      { ...first, diagnoses: ['Z5111'] },
      { ...later, diagnoses: ['Z5111'] },
    ],
    expect: 'pass',
  },
  {
    name: 'treatments by the day',
    lines: [stay('A', '2024-05-01', '2024-05-01'), stay('B', '2024-05-08', '2024-05-08')],
    expect: 'pass',
  },
  { name: 'rehabilitation', lines: [first, { ...sameDay, drg: '945' }], expect: 'pass' },
  {
    name: 'the first stay was denied',
    lines: [{ ...first, claimStatus: 'denied' }, sameDay],
    expect: 'pass',
  },
  { name: 'another patient', lines: [first, { ...sameDay, patientKey: 'P2' }], expect: 'pass' },
  { name: 'an interim bill', lines: [{ ...first, billType: '112' }], expect: 'not-applicable' },
  {
    name: 'no claim number',
    lines: [{ ...first, claimId: undefined }],
    expect: 'cannot-tell',
    says: 'no claim number',
  },
  {
    name: 'after stays of so many payers that not all were compared',
    lines: [...ofManyPayers, sameDay],
    expect: 'cannot-tell',
    says: 'more than 16 hospital stays',
  },
])
