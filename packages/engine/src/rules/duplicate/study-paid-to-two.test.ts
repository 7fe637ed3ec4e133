import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { procedureTable, released } from '../../testing/tables.ts'
import { studyPaidToTwo } from './study-paid-to-two.ts'

const service = {
  status: 'A',
  globalDays: 'XXX',
  pcTc: '1',
  multipleProcedure: '0',
  bilateral: '0',
  assistantSurgeon: '0',
  coSurgeon: '0',
  teamSurgeon: '0',
  preOperative: 0,
  intraOperative: 0,
  postOperative: 0,
} as const
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      71046: service,
      93306: service,
      97110: { ...service, pcTc: '7' },
    }),
  ),
}
const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '71046',
  placeOfService: '11',
  serviceFromDay: day('2024-08-05'),
  paidCents: 5_000,
} as const
const one = { claimId: 'A', billingNpi: '1234567893' } as const
const two = { claimId: 'B', billingNpi: '1999999984', paidCents: 4_500 } as const

ruleTable(studyPaidToTwo, { base, tables }, [
  {
    name: 'the study of two practices',
    lines: [one, two],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 4_500,
    says: 'made once',
  },
  {
    name: 'in the other order',
    lines: [two, one],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an ultrasound of the heart',
    lines: [one, two].map((line) => ({ ...line, procedureCode: '93306' })),
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a tracing, made at both visits of the day',
    lines: [one, two].map((line) => ({ ...line, procedureCode: '93000' })),
    expect: 'not-applicable',
  },
  {
    name: 'another day',
    lines: [one, { ...two, serviceFromDay: day('2024-08-06') }],
    expect: 'pass',
  },
  { name: 'in two places', lines: [one, { ...two, placeOfService: '22' }], expect: 'pass' },
  { name: 'another study, said so', lines: [one, { ...two, modifiers: ['77'] }], expect: 'pass' },
  {
    name: 'one practice twice, which other rules find',
    lines: [one, { ...one, claimId: 'C' }],
    expect: 'pass',
  },
  { name: 'the second was not paid', lines: [one, { ...two, paidCents: 0 }], expect: 'pass' },
  { name: 'two payers', lines: [one, { ...two, payer: 'Acme' }], expect: 'pass' },
  { name: 'the reading alone', lines: [{ ...two, modifiers: ['26'] }], expect: 'not-applicable' },
  {
    name: 'therapy',
    lines: [one, two].map((line) => ({ ...line, procedureCode: '97110' })),
    expect: 'not-applicable',
  },
  {
    name: 'a code that the schedule lacks',
    lines: [{ ...one, procedureCode: '71999' }],
    expect: 'cannot-tell',
  },
])
