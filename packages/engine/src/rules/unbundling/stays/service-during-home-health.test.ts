import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceDuringHomeHealth } from './service-during-home-health.ts'

const base = { claimId: 'C1', patientKey: 'P1', payer: 'Medicare', paidCents: 9_000 } as const
const agency = (date: string) => ({
  ...{ claimId: 'H1', claimType: 'institutional' as const, billType: '329', revenueCode: '0551' },
  ...{ procedureCode: 'G0299', serviceFromDay: day(date) },
})
const care = [agency('2024-05-01'), agency('2024-05-28')]
const therapy = {
  ...{ claimType: 'professional' as const, procedureCode: '97110', modifiers: ['GP'] },
  ...{ placeOfService: '11', serviceFromDay: day('2024-05-10') },
}
const dressing = {
  ...{ claimType: 'dme' as const, procedureCode: 'A6212', serviceFromDay: day('2024-05-10') },
}

ruleTable(serviceDuringHomeHealth, { base, tables: {} }, [
  {
    name: 'therapy in an office between visits of the agency',
    lines: [...care, therapy],
    expect: 'finding',
    class: 'lead',
    flags: [3],
    atRiskCents: 9_000,
    says: 'claim H1',
  },
  { name: 'dressings of a supplier', lines: [...care, dressing], expect: 'finding', flags: [3] },
  {
    name: 'therapy of a hospital',
    lines: [
      ...care,
      { ...therapy, claimType: 'institutional', billType: '131', placeOfService: undefined },
    ],
    expect: 'finding',
    flags: [3],
  },
  {
    name: 'on the day of the last visit',
    lines: [...care, { ...therapy, serviceFromDay: day('2024-05-28') }],
    expect: 'pass',
  },
  { name: 'no types of bill in the file', lines: [therapy], expect: 'cannot-tell' },
  {
    name: 'a catheter of the windpipe',
    lines: [...care, { ...dressing, procedureCode: 'A4624' }],
    expect: 'finding',
    flags: [care.length + 1],
  },
  {
    name: 'a request before the care',
    lines: [...care.map((line) => ({ ...line, billType: '322' })), therapy],
    expect: 'pass',
  },
  {
    name: 'another payer',
    lines: [...care, therapy].map((line) => ({ ...line, payer: 'Acme' })),
    expect: 'pass',
  },
  {
    name: 'no date',
    lines: [...care, { ...therapy, serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'a visit',
    lines: [...care, { ...therapy, procedureCode: '99213', modifiers: [] }],
    expect: 'not-applicable',
  },
  {
    name: 'therapy by a physician, without its modifier',
    lines: [...care, { ...therapy, modifiers: [] }],
    expect: 'not-applicable',
  },
  {
    name: 'an oxygen concentrator',
    lines: [...care, { ...dressing, procedureCode: 'E1390' }],
    expect: 'not-applicable',
  },
])
