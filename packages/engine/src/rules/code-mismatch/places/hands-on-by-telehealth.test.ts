import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { handsOnByTelehealth } from './hands-on-by-telehealth.ts'

const base = {
  claimType: 'professional',
  placeOfService: '10',
  serviceFromDay: day('2024-05-06'),
  paidCents: 5_000,
} as const

ruleTable(handsOnByTelehealth, { base }, [
  {
    name: 'an X-ray at home by video',
    lines: [{ procedureCode: '71046' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 5_000,
    says: 'is imaging',
  },
  {
    name: 'manual therapy by its modifier',
    lines: [{ procedureCode: '97140', placeOfService: '11', modifiers: ['GP', '95'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an eye examination',
    lines: [{ procedureCode: '92014' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an eye examination while the list had it',
    lines: [{ procedureCode: '92014', serviceFromDay: day('2022-05-06') }],
    expect: 'pass',
  },
  {
    name: 'in the office',
    lines: [{ procedureCode: '71046', placeOfService: '11' }],
    expect: 'pass',
  },
  {
    name: 'the reading',
    lines: [{ procedureCode: '71046', modifiers: ['26'] }],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'exercises', lines: [{ procedureCode: '97110' }], expect: 'not-applicable' },
  {
    name: 'nothing paid',
    lines: [{ procedureCode: '71046', paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'a hospital',
    lines: [{ procedureCode: '71046', claimType: 'institutional', billType: '131' }],
    expect: 'not-applicable',
  },
  {
    name: 'no day',
    lines: [{ procedureCode: '71046', serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'no place',
    lines: [{ procedureCode: '71046', placeOfService: undefined }],
    expect: 'cannot-tell',
  },
])
