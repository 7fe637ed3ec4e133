import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, procedureTable, released } from '../../../testing/tables.ts'
import { anesthesiaOverSchedule } from './anesthesia-over-schedule.ts'

const tables = {
  anesthesiaBases: released('anesthesiaBases', procedureTable({ '00840': { units: 6 } })),
  anesthesiaFactors: released(
    'anesthesiaFactors',
    codeTable({ '0000000': { name: 'NATIONAL', dollars: 20 } }),
  ),
}
const base = {
  claimType: 'professional',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  procedureCode: '00840',
  modifiers: ['AA'],
  anesthesiaMinutes: 60,
  allowedCents: 56_000,
  paidCents: 40_000,
} as const

// Six base units and four of time at $20, two fifths more at most: $280.
ruleTable(anesthesiaOverSchedule, { base, tables }, [
  {
    name: 'twice what the units come to',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 20_000,
    says: 'is above $280.00, which its units come to',
  },
  {
    name: 'a physician who directs is due one half',
    lines: [{ modifiers: ['QK'], allowedCents: 28_000 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 20_000,
    says: 'is above $140.00',
  },
  {
    name: 'a plan of Medicare',
    lines: [{ payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'in a dear place', lines: [{ allowedCents: 28_000 }], expect: 'pass' },
  { name: 'longer', lines: [{ anesthesiaMinutes: 240 }], expect: 'pass' },
  { name: 'no minutes', lines: [{ anesthesiaMinutes: undefined }], expect: 'cannot-tell' },
  { name: 'on no list', lines: [{ procedureCode: '00850' }], expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'no amount',
    lines: [{ allowedCents: undefined, paidCents: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'many cases', lines: [{ modifiers: ['AD'] }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'an operation', lines: [{ procedureCode: '44970' }], expect: 'not-applicable' },
])
