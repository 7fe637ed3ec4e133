import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { officePlaceBesideHospital } from './office-place-beside-hospital.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '99213',
  placeOfService: '11',
  diagnoses: ['E119'],
  serviceFromDay: day('2024-08-05'),
  paidCents: 9_000,
} as const
const clinic = {
  claimType: 'institutional',
  billType: '131',
  placeOfService: undefined,
  procedureCode: 'G0463',
} as const

ruleTable(officePlaceBesideHospital, { base }, [
  {
    name: 'a visit in an office, and to the clinic of a hospital for the same disease',
    lines: [{}, { ...clinic, diagnoses: ['E1165'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'a hospital billed the visit to its clinic',
  },
  {
    name: 'in the hospital',
    lines: [{ placeOfService: '22' }, clinic],
    expect: 'not-applicable',
  },
  { name: 'for another disease', lines: [{}, { ...clinic, diagnoses: ['M1711'] }], expect: 'pass' },
  {
    name: 'on another day',
    lines: [{}, { ...clinic, serviceFromDay: day('2024-08-06') }],
    expect: 'pass',
  },
  {
    name: 'blood drawn at the hospital',
    lines: [{}, { ...clinic, billType: '141', procedureCode: '36415' }],
    expect: 'pass',
  },
  { name: 'the clinic was not paid', lines: [{}, { ...clinic, paidCents: 0 }], expect: 'pass' },
  {
    name: 'no place of service',
    lines: [{ placeOfService: undefined }, { placeOfService: '22' }],
    expect: 'cannot-tell',
  },
  { name: 'an injection', lines: [{ procedureCode: '96372' }, clinic], expect: 'not-applicable' },
])
