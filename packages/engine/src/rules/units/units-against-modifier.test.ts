import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { unitsAgainstModifier } from './units-against-modifier.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  procedureCode: '69436',
  modifiers: ['50'],
  units: 2,
  serviceFromDay: day('2024-05-06'),
  paidCents: 9000,
} as const

ruleTable(unitsAgainstModifier, { base, tables: {} }, [
  {
    name: 'both sides in two units',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 4500,
    says: 'both sides',
  },
  {
    name: 'given up three times',
    lines: [{ modifiers: ['73'], units: 3 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 6000,
    says: 'before anesthesia',
  },
  { name: 'both sides in one unit', lines: [{ units: 1 }], expect: 'pass' },
  { name: 'two units without it', lines: [{ modifiers: ['LT'] }], expect: 'not-applicable' },
  { name: 'given up after anesthesia', lines: [{ modifiers: ['74'] }], expect: 'not-applicable' },
  {
    name: 'a practice',
    lines: [{ claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  { name: 'a dialysis facility', lines: [{ billType: '721' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no units', lines: [{ units: undefined }], expect: 'cannot-tell' },
])
