import { ruleTable } from '../../testing/rule-table.ts'
import type { LineFields } from '../../testing/audit-lines.ts'
import { unitsImpossible } from './units-impossible.ts'

const visit = { procedureCode: '99213', chargeCents: 12000, allowedCents: 8000, paidCents: 8000 }
const error = { expect: 'finding', flags: [1], class: 'error', atRiskCents: 0 } as const
const lead = { ...error, class: 'lead' } as const
const billed = (fields: LineFields) => [{ ...visit, ...fields }]
const stated = (text: string) => billed({ unreadable: [{ field: 'units', stated: text }] })

ruleTable(unitsImpossible, {}, [
  { name: 'letters', lines: stated('ABC'), ...error, says: /units ABC are no number/ },
  { name: 'below zero beside a payment', lines: billed({ units: -1 }), ...error, says: /-1 units/ },
  { name: 'none beside a payment', lines: billed({ units: 0 }), ...lead, says: /0 units/ },
  {
    name: 'one visit and a half',
    lines: billed({ units: 1.5 }),
    ...lead,
    says: /1\.5 units of 99213/,
  },
  {
    name: 'none, charged, nothing known of the payment',
    lines: [{ procedureCode: '99213', chargeCents: 12000, units: 0 }],
    ...lead,
  },
  {
    name: 'none, and nothing paid or owed: capitated',
    lines: billed({ units: 0, paidCents: 0 }),
    expect: 'pass',
  },
  {
    name: 'none, and all owed by the patient',
    lines: billed({ units: 0, paidCents: 0, patientShareCents: 8000 }),
    ...lead,
  },
  {
    name: 'below zero, charged and not paid',
    lines: billed({ units: -2, paidCents: 0 }),
    ...error,
  },
  { name: 'one', lines: billed({ units: 1 }), expect: 'pass' },
  {
    name: 'half an hour of a timed service',
    lines: billed({ procedureCode: '97110', units: 0.5 }),
    expect: 'pass',
  },
  {
    name: 'a part of a vial',
    lines: billed({ procedureCode: 'J1885', units: 0.5 }),
    expect: 'pass',
  },
  {
    name: 'miles and a tenth',
    lines: billed({ procedureCode: 'A0425', units: 7.3 }),
    expect: 'pass',
  },
  {
    name: 'anesthesia by the minute',
    lines: billed({ procedureCode: '00840', units: 0, anesthesiaMinutes: 95 }),
    expect: 'pass',
  },
  {
    name: 'a credit',
    lines: [{ ...visit, units: -1, chargeCents: -12000, allowedCents: -8000, paidCents: -8000 }],
    expect: 'not-applicable',
  },
  {
    name: 'reported without a charge',
    lines: [{ ...visit, units: 0, chargeCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: billed({ units: 0, claimStatus: 'denied', paidCents: 0 }),
    expect: 'not-applicable',
  },
  { name: 'no units', lines: billed({}), expect: 'cannot-tell' },
  {
    name: 'a column of zeros holds no units',
    lines: Array.from({ length: 6 }, () => ({ ...visit, units: 0 })),
    expect: 'cannot-tell',
    says: /most lines/,
  },
])
