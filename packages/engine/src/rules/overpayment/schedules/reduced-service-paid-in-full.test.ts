import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { reducedServicePaidInFull } from './reduced-service-paid-in-full.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '45385',
  placeOfService: '22',
  units: 1,
  serviceFromDay: day('2024-05-02'),
  allowedCents: 27_000,
  paidCents: 21_600,
} as const

ruleTable(reducedServicePaidInFull, { base }, [
  {
    name: 'broken off at the whole price',
    lines: [{}, { modifiers: ['53'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 0,
    says: '45385-53 came to $270.00, 100% of what the file shows',
  },
  {
    name: 'reduced at the whole price',
    lines: [{}, { modifiers: ['52'] }],
    expect: 'finding',
    flags: [2],
    says: 'reduced is worth less',
  },
  { name: 'at one half', lines: [{}, { modifiers: ['53'], allowedCents: 13_500 }], expect: 'pass' },
  {
    name: 'nothing shows the whole price',
    lines: [{ modifiers: ['53'] }],
    expect: 'cannot-tell',
  },
  { name: 'an assistant too', lines: [{ modifiers: ['52', '80'] }], expect: 'not-applicable' },
  {
    name: 'a colonoscopy whose half has a fee',
    lines: [{ procedureCode: '45378', modifiers: ['53'] }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ modifiers: ['53'], claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  { name: 'no modifiers in the file', lines: [{}], expect: 'cannot-tell' },
])
