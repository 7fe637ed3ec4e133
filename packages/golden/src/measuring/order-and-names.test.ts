import {
  allRules,
  claimLine,
  day,
  historyIndex,
  runAudit,
  type AuditResult,
  type ClaimLine,
} from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { anyFill, anyLine, correcting, type Fields } from './any-lines.ts'
import { readGolden } from './audit-golden.ts'

/** What may not matter does not: where rows stand, what claims and members are called, one file or two. */

const { tables } = loadReference()
const kinds = [
  ['services', anyLine],
  ['fills', anyFill],
] as const

describe.each(kinds)('any %s', (_, anyOne: fc.Arbitrary<Fields>) => {
  const file = correcting(fc.array(anyOne, { maxLength: 20 }))

  test('say the same in any order of rows', () => {
    const shuffled = file.chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, fc.array(anyOne, { maxLength: 4 }), ([lines, others], history) => {
        expect(answersOf(others, history)).toEqual(answersOf(lines, history))
      }),
      { numRuns: 150 },
    )
  })

  test('say the same under other claim and member numbers', () => {
    const names = fc.shuffledSubarray(['m', 'k', 'z', 'b', 'a'], { minLength: 5 })
    fc.assert(
      fc.property(file, names, (lines, [one = '', ...others]) => {
        const renamed = lines.map((line) => ({
          ...line,
          ...(line.claimId !== undefined && { claimId: others[Number(line.claimId)] ?? one }),
          ...(line.originalClaimId !== undefined && {
            originalClaimId: others[Number(line.originalClaimId)] ?? one,
          }),
          ...(line.patientKey !== undefined && { patientKey: line.patientKey === 'A' ? one : 'q' }),
        }))
        expect(answersOf(renamed, [])).toEqual(answersOf(lines, []))
      }),
      { numRuns: 150 },
    )
  })

  test('say the same where each patient has a file', () => {
    fc.assert(
      fc.property(file, (all) => {
        const lines = all.map((line) => ({
          ...ofOnePrice(line),
          patientKey: line.patientKey ?? 'C',
        }))
        const prices = pricesOf(lines)
        const [whole, ...parts] = [
          lines,
          ...['A', 'B', 'C'].map((key) => lines.filter((line) => line.patientKey === key)),
        ].map((part) => answersOf(part, [], notOfTheFile, prices))
        const findings = parts.flatMap((part) => part.findings).sort()
        expect(findings).toEqual(whole?.findings)
        const cents = parts.reduce((sum, part) => sum + part.cents, 0)
        expect(cents).toBe(whole?.cents)
      }),
      { numRuns: 100 },
    )
  })
})

/** A line as its payer pays every line. */
function ofOnePrice(line: Fields): Fields {
  return line.paidCents === 51_20 ? { ...line, paidCents: 64_00 } : line
}

/** What a file pays for one unit, as lines of other people: it may decide dollars, so every part has it. */
function pricesOf(lines: readonly Fields[]): readonly Fields[] {
  return lines.map((line, at) => ({
    ...line,
    claimId: `price ${at}`,
    patientKey: `price ${at}`,
    originalClaimId: undefined,
    frequencyCode: undefined,
    claimStatus: 'paid',
    modifiers: [],
    units: 1,
    paidCents: 64_00,
  }))
}

test.each(goldenFiles())('$name says the same in any order of rows', async (file) => {
  const { lines } = await readGolden(file, 'plain')
  const answers = answersOf(lines, [])
  for (const seed of [1, 2, 3]) {
    const [shuffled = []] = fc.sample(
      fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length }),
      { seed, numRuns: 1 },
    )
    expect(answersOf(shuffled, [])).toEqual(answers)
  }
})

interface Answers {
  readonly findings: readonly string[]
  readonly cents: number
  readonly coverage: readonly string[]
}

const noNames = {
  claimId: '',
  originalClaimId: '',
  lineNumber: '',
  patientKey: '',
  prescriptionNumber: '',
}

/** All that a line says, but the names of claim and patient. */
function withoutNames(line: ClaimLine): string {
  return JSON.stringify({ ...line, index: 0, row: 0, ...noNames })
}

/** Rules that compare the lines of a file with each other know no patients. */
const notOfTheFile = allRules.filter(({ scope }) => scope !== 'batch')

/**
 * Findings by what their lines say, dollars, and how many lines each rule checked.
 *
 * @param prices lines that stand beside the others, of which nothing is answered
 */
function answersOf(
  fields: readonly Fields[],
  history: readonly Fields[],
  rules = allRules,
  prices: readonly Fields[] = [],
): Answers {
  const all = [...fields, ...prices].map((line, index) =>
    claimLine({ ...line, index, row: index + 2 }),
  )
  const lines = all.slice(0, fields.length)
  const result = runAudit({
    lines: all,
    history: history.map((line) => claimLine({ ...line, index: historyIndex, row: 0 })),
    rules,
    tables,
    auditDay: day('2026-02-02'),
  })
  expect(result.defects).toEqual([])
  return {
    findings: lines.flatMap((line) => findingsOn(line, result)).sort(),
    cents: result.summary.potentialSavingsCents - centsOf(prices, rules),
    coverage: result.coverage.map(
      ({ ruleId, checked, notApplicable }) => `${ruleId} ${checked} ${notApplicable}`,
    ),
  }
}

function centsOf(prices: readonly Fields[], rules: typeof allRules): number {
  return prices.length === 0 ? 0 : answersOf(prices, [], rules).cents
}

function findingsOn(line: ClaimLine, { findingsByLine }: AuditResult): string[] {
  return (findingsByLine[line.index] ?? []).map(({ ruleId, class: findingClass, atRisk }) => {
    const cents = atRisk.filter(({ row }) => row === line.row).map((amount) => amount.cents)
    return `${ruleId} ${findingClass} ${cents.join()} ${withoutNames(line)}`
  })
}
