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
import { withPrices } from '../dollars/price-tables.ts'
import { goldenFiles } from '../golden-files.ts'
import { anyFill, anyLine, correcting, type Fields } from './any-lines.ts'
import { readGolden } from './audit-golden.ts'
import { withStandIns } from './stand-in-tables.ts'

/**
 * What may not matter does not: where rows stand, what claims and members are called, one file or two. Of
 * every rule the planted errors are among what is compared.
 */

const { tables } = loadReference()
/** With tables of all that rules read, so that each finds its planted errors. */
const whole = withStandIns(withPrices(tables))
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

describe('golden files', () => {
  const found = new Set<string>()

  test.each(goldenFiles())('$name says the same in any order and under any names', async (file) => {
    const { lines } = await readGolden(file, 'plain')
    const answers = answersOf(lines, [], allRules, [], whole)
    for (const finding of answers.findings) found.add(finding.split(' ')[0] ?? '')
    for (const rename of [(line: Fields) => line, renamed]) {
      const shuffled = fc.sample(
        fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length }),
        { seed: 1, numRuns: 1 },
      )
      const others = shuffled.flatMap((all) => all.map(rename))
      expect(answersOf(others, [], allRules, [], whole)).toEqual(answers)
    }
  })

  test('have a finding of every rule but those that need the official crosswalk of drugs', () => {
    const none = allRules.map(({ id }) => id).filter((id) => !found.has(id))
    expect(none.sort()).toEqual(ofTheCrosswalk)
  })
})

/** Which NDC is billed with which code, and how many units it has, is in official files alone. */
const ofTheCrosswalk = ['ndc-not-of-procedure', 'units-over-ndc-quantity']

/** Claims and members by other names, in another order. */
function renamed(line: Fields): Fields {
  const { claimId, originalClaimId, patientKey } = line
  return {
    ...line,
    ...(claimId !== undefined && { claimId: backwards(claimId) }),
    ...(originalClaimId !== undefined && { originalClaimId: backwards(originalClaimId) }),
    ...(patientKey !== undefined && { patientKey: backwards(patientKey) }),
  }
}

function backwards(name: string): string {
  return Array.from(name).reverse().join('')
}

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
  known = tables,
): Answers {
  const all = [...fields, ...prices].map((line, index) =>
    claimLine({ ...line, index, row: index + 2 }),
  )
  const lines = all.slice(0, fields.length)
  const result = runAudit({
    lines: all,
    history: history.map((line) => claimLine({ ...line, index: historyIndex, row: 0 })),
    rules,
    tables: known,
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
