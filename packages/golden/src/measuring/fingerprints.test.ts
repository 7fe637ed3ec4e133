import {
  claimLine,
  day,
  findingsToReview,
  historyIndex,
  runAudit,
  allRules,
  type ClaimLine,
} from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { readGolden } from './audit-golden.ts'

/** A decision is carried over to a finding of the same fingerprint: when its claims come again. */

const { tables } = loadReference()
const auditDay = day('2026-02-02')

function reviewOf(given: readonly ClaimLine[], history: readonly ClaimLine[] = []) {
  const lines = given.map((line, index) => claimLine({ ...line, index, row: index + 2 }))
  const earlier = history.map((line) => claimLine({ ...line, index: historyIndex, row: 0 }))
  const result = runAudit({ lines, history: earlier, rules: allRules, tables, auditDay })
  return { result, found: findingsToReview(lines, result.claims) }
}

const prints = (lines: readonly ClaimLine[]) =>
  reviewOf(lines).found.map(({ fingerprint }) => fingerprint)

const outlierRules = allRules.filter((rule) => rule.class === 'outlier').map(({ id }) => id)
const isOutlier = (print: string) => outlierRules.some((id) => print.includes(`"${id}"`))

describe.each(goldenFiles())('$name', (file) => {
  test('findings together come to the totals', async () => {
    const { lines } = await readGolden(file, 'plain')
    const { result, found } = reviewOf(lines)
    const sum = (standing: 'firm' | 'records-needed' | 'in-doubt') =>
      found.reduce((cents, entry) => cents + entry.cents[standing], 0)
    expect(sum('firm')).toBe(result.summary.firmCents)
    expect(sum('records-needed')).toBe(result.summary.recordsNeededCents)
    expect(sum('in-doubt')).toBe(result.summary.inDoubtCents)
  })

  test('the same file again has the same fingerprints, in any order of rows', async () => {
    const { lines } = await readGolden(file, 'plain')
    const before = prints(lines).sort()
    for (const seed of [1, 2]) {
      const [shuffled = []] = fc.sample(
        fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length }),
        { seed, numRuns: 1 },
      )
      expect(prints(shuffled).sort()).toEqual(before)
    }
  })

  test('half of the file again, after the other half, has its share of them', async () => {
    const { lines } = await readGolden(file, 'plain')
    const half = Math.ceil(lines.length / 2)
    const [first, second] = [lines.slice(0, half), lines.slice(half)]
    const again = new Set([
      ...prints(first),
      ...reviewOf(second, first).found.map(({ fingerprint }) => fingerprint),
    ])
    // Outliers stand out from the peers of their file: half of it has others.
    const missing = prints(lines).filter((print) => !again.has(print) && !isOutlier(print))
    expect(missing).toEqual([])
  })
})
