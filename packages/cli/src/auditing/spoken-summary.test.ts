import { claimLine, day, runAudit, type AuditSummary } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { spokenDollars, spokenNotes } from './spoken-summary.ts'

const none: AuditSummary = runAudit({
  ...{
    lines: [claimLine({ index: 0, row: 2 })],
    rules: [],
    tables: {},
    auditDay: day('2025-01-15'),
  },
}).summary

const bases = none.byBasis

test.each<[Partial<AuditSummary>, string]>([
  [{}, 'Potential savings $0.00.'],
  [
    {
      potentialSavingsCents: 1_250,
      firmCents: 1_000,
      recordsNeededCents: 250,
      byBasis: { ...bases, paid: 1_250 },
    },
    'Potential savings $12.50: firm $10.00, records needed $2.50; in doubt $0.00 apart. They rest on amounts paid.',
  ],
  [
    { potentialSavingsCents: 900, recordsNeededCents: 900, byBasis: { ...bases, charged: 900 } },
    'Potential savings $9.00: firm $0.00, records needed $9.00; in doubt $0.00 apart. They rest on charges alone: no paid or allowed amounts stand there.',
  ],
  [
    {
      ...{ potentialSavingsCents: 700, firmCents: 700, inDoubtCents: 123_456 },
      byBasis: { ...bases, paid: 400, 'cost plus fee less copay': 300 },
    },
    'Potential savings $7.00: firm $7.00, records needed $0.00; in doubt $1,234.56 apart. They rest on amounts paid $4.00, cost plus fee less copay $3.00.',
  ],
  [
    { inDoubtCents: 500 },
    'Potential savings $0.00: firm $0.00, records needed $0.00; in doubt $5.00 apart.',
  ],
])('%j', (summary, says) => {
  expect(spokenDollars({ ...none, ...summary })).toBe(says)
})

test('tells how the file was read, and of many notes where the others stand', () => {
  expect(spokenNotes([])).toEqual([])
  expect(spokenNotes(['b.835 in the archive was not read.'])).toEqual([
    'Note: b.835 in the archive was not read.',
  ])
  expect(spokenNotes(Array.from({ length: 7 }, (_, at) => `${at}`)).slice(-2)).toEqual([
    'Note: 4',
    '2 more notes stand in the report and the JSON.',
  ])
})
