import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { anesthesiaModifierMissing } from './anesthesia-modifier-missing.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '00840',
  modifiers: ['P3'],
  paidCents: 20_000,
} as const

ruleTable(anesthesiaModifierMissing, { base }, [
  {
    name: 'no modifier at all, in a file that has some',
    lines: [{ modifiers: [] }, { procedureCode: '99213', modifiers: ['25'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: '00840 has none of the modifiers AA',
  },
  {
    name: 'another modifier, beside which one may have been cut off',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a Medicare plan',
    lines: [{ payer: 'Medicare Advantage HMO' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'AA', lines: [{ modifiers: ['AA', 'P3'] }], expect: 'pass' },
  { name: 'QZ', lines: [{ modifiers: ['QZ'] }], expect: 'pass' },
  {
    name: 'care of pain by the day',
    lines: [{ procedureCode: '01996' }],
    expect: 'not-applicable',
  },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'not paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'an operation', lines: [{ procedureCode: '47562' }], expect: 'not-applicable' },
  {
    name: "a hospital's bill",
    lines: [{ claimType: undefined, billType: '851', revenueCode: '0964' }],
    expect: 'not-applicable',
  },
])
