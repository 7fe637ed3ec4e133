import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceBeforeAdmission } from './service-before-admission.ts'

const base = {
  patientKey: 'P1',
  payer: 'Medicare',
  paidCents: 20_000,
  claimType: 'institutional',
  billingNpi: '1234567893',
} as const
const stay = {
  billType: '111',
  claimId: 'S',
  revenueCode: '0120',
  drg: '193',
  diagnoses: ['J189'],
  serviceFromDay: day('2024-05-10'),
  admissionDay: day('2024-05-10'),
  dischargeDay: day('2024-05-14'),
} as const
const xray = {
  billType: '131',
  claimId: 'O',
  revenueCode: '0324',
  procedureCode: '71046',
  diagnoses: ['R05'],
  serviceFromDay: day('2024-05-08'),
} as const
const visit = { ...xray, revenueCode: '0510', procedureCode: 'G0463' } as const

ruleTable(serviceBeforeAdmission, { base }, [
  {
    name: 'an X-ray two days before',
    lines: [stay, xray],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 20_000,
    says: '2 days before the day on which the same hospital admitted',
  },
  {
    name: 'the stay was in an earlier upload',
    history: [stay],
    lines: [xray],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'three days before',
    lines: [stay, { ...xray, serviceFromDay: day('2024-05-07') }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a visit on the day of admission',
    lines: [stay, { ...visit, serviceFromDay: day('2024-05-10') }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a visit for the same disease',
    lines: [stay, { ...visit, diagnoses: ['J180'] }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a visit for the same disease, where the place of the first one is blank',
    lines: [stay, { ...visit, diagnoses: ['J180'], isPrincipalBlank: true }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a visit for something else',
    lines: [stay, visit],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'if it has to do with the admission',
  },
  {
    name: 'a psychiatric hospital has one day',
    lines: [{ ...stay, revenueCode: '0124' }, xray],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a hospital of the same owner',
    lines: [
      { ...stay, providerTaxId: '123456789' },
      { ...xray, billingNpi: '1245319599', providerTaxId: '123456789' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a plan of Medicare',
    lines: [
      { ...stay, payer: 'Medicare Advantage' },
      { ...xray, payer: 'Medicare Advantage' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'four days before',
    lines: [stay, { ...xray, serviceFromDay: day('2024-05-06') }],
    expect: 'pass',
  },
  {
    name: 'attested to have nothing to do with it',
    lines: [stay, { ...visit, conditionCodes: ['51'] }],
    expect: 'pass',
  },
  {
    name: 'a diagnostic service cannot be attested away',
    lines: [stay, { ...xray, conditionCodes: ['51'] }],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'another hospital',
    lines: [stay, { ...xray, billingNpi: '1245319599' }],
    expect: 'pass',
  },
  { name: 'another patient', lines: [stay, { ...xray, patientKey: 'P2' }], expect: 'pass' },
  {
    name: 'the stay was denied',
    lines: [{ ...stay, claimStatus: 'denied' }, xray],
    expect: 'pass',
  },
  {
    name: 'a nursing facility admits',
    lines: [{ ...stay, billType: '211' }, xray],
    expect: 'pass',
  },
  {
    name: 'a critical access hospital',
    lines: [stay, { ...xray, billType: '851' }],
    expect: 'not-applicable',
  },
  {
    name: 'dialysis',
    lines: [stay, { ...xray, revenueCode: '0821', procedureCode: '90935' }],
    expect: 'not-applicable',
  },
  {
    name: 'an ambulance',
    lines: [stay, { ...xray, revenueCode: '0540', procedureCode: 'A0427' }],
    expect: 'not-applicable',
  },
  {
    name: 'a vaccine',
    lines: [stay, { ...xray, revenueCode: '0636', procedureCode: '90662' }],
    expect: 'not-applicable',
  },
  {
    name: 'another payer',
    lines: [
      { ...stay, payer: 'Acme' },
      { ...xray, payer: 'Acme' },
    ],
    expect: 'not-applicable',
  },
  { name: 'nothing paid', lines: [stay, { ...xray, paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no payer',
    lines: [
      { ...stay, payer: undefined },
      { ...xray, payer: undefined },
    ],
    expect: 'cannot-tell',
    says: 'whether Medicare pays',
  },
  {
    name: 'no revenue code',
    lines: [stay, { ...xray, revenueCode: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'no type of bill',
    lines: [stay, { ...xray, billType: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'a file without admissions',
    lines: [xray],
    expect: 'cannot-tell',
    says: 'hospital stays',
  },
])
