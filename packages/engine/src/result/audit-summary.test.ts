import { expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { testFinding } from '../testing/finding.ts'
import type { Finding } from './finding.ts'
import { summarize } from './audit-summary.ts'

const at = (row: number, cents: number, known: Partial<Finding>): Finding =>
  testFinding({ rows: [row], amountAtRiskCents: cents, atRisk: [{ row, cents }], ...known })

const lines = [2, 3, 4].map((row, index) => claimLine({ index, row, paidCents: 10_000 }))

const findings = [
  [
    at(2, 3000, { category: 'duplicate' }),
    at(2, 2000, { category: 'units', class: 'lead', cuts: 'units' }),
    at(2, 500, { category: 'units', class: 'lead', cuts: 'payment', readingInDoubt: true }),
  ],
  [at(3, 4000, { category: 'units', class: 'lead' })],
  [at(4, 700, { category: 'duplicate', class: 'lead', readingInDoubt: true })],
]

test('each total by category, class and status is split, and the parts add up to the whole', () => {
  const summary = summarize(lines, findings)
  const { firmCents, recordsNeededCents, inDoubtCents, byStatus } = summary
  expect(summary.byCategory.duplicate).toMatchObject({
    savingsCents: 3000,
    firmCents: 3000,
    recordsNeededCents: 0,
    inDoubtCents: 700,
    byStatus: { Flagged: { firmCents: 3000 }, 'Needs Review': { inDoubtCents: 700 } },
  })
  expect(byStatus['Needs Review']).toMatchObject({ firmCents: 0, recordsNeededCents: 4000 })
  const whole = { firmCents, recordsNeededCents, inDoubtCents }
  for (const shares of [
    Object.values(summary.byCategory),
    Object.values(summary.byClass),
    Object.values(byStatus),
  ]) {
    const sum = (part: keyof typeof whole) => shares.reduce((cents, each) => cents + each[part], 0)
    expect({
      firmCents: sum('firmCents'),
      recordsNeededCents: sum('recordsNeededCents'),
      inDoubtCents: sum('inDoubtCents'),
    }).toEqual(whole)
  }
  expect(whole.inDoubtCents).toBeGreaterThan(0)
})
