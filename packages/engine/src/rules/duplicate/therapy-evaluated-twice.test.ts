import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { therapyEvaluatedTwice } from './therapy-evaluated-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  procedureCode: '97161',
  modifiers: ['GP'],
  diagnoses: ['M5450'],
  serviceFromDay: day('2024-08-05'),
  paidCents: 9_000,
} as const
const again = { procedureCode: '97162', serviceFromDay: day('2024-08-19') } as const

ruleTable(therapyEvaluatedTwice, { base }, [
  {
    name: 'two weeks later',
    lines: [{}, again],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 9_000,
    says: '14 days before',
  },
  {
    name: 'two months later',
    lines: [{}, { ...again, serviceFromDay: day('2024-10-07') }],
    expect: 'pass',
  },
  { name: 'a re-evaluation', lines: [{}, { ...again, procedureCode: '97164' }], expect: 'pass' },
  { name: 'another discipline', lines: [{}, { ...again, procedureCode: '97165' }], expect: 'pass' },
  { name: 'another disease', lines: [{}, { ...again, diagnoses: ['S83241A'] }], expect: 'pass' },
  { name: 'another practice', lines: [{}, { ...again, billingNpi: '1999999984' }], expect: 'pass' },
  { name: 'on the same day, which other rules find', lines: [{}, {}], expect: 'pass' },
  { name: 'the first was not paid', lines: [{ paidCents: 0 }, again], expect: 'pass' },
  { name: 'exercises', lines: [{ procedureCode: '97110' }], expect: 'not-applicable' },
  {
    name: 'a hospital',
    lines: [{ claimType: 'institutional', billType: '131' }],
    expect: 'not-applicable',
  },
  { name: 'nobody named', lines: [{}, { patientKey: undefined }], expect: 'cannot-tell' },
])
