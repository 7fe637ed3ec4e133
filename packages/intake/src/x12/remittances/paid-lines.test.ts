import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PaidLines } from './paid-lines.ts'
import type { X12Row } from '../x12-rows.ts'

const maybe = (...values: readonly string[]) => fc.constantFrom(undefined, ...values)
const facts = fc.record(
  {
    procedureCode: fc.constantFrom('A', 'B'),
    modifiers: fc.constantFrom('25', '59'),
    charge: fc.constantFrom('10', '-10', '20', ''),
    serviceFromDay: fc.constantFrom('1', '2'),
    claimFromDay: fc.constant('2'),
  },
  { requiredKeys: ['charge'] },
)
const row = (at: number, isWhole: boolean, said: Partial<X12Row>): X12Row => ({
  kind: '835',
  facts: {},
  row: at,
  claimAt: isWhole ? at : 0,
  ...said,
})
const rows = fc
  .array(
    fc.record({
      facts,
      control: maybe('x', 'y'),
      submittedCode: maybe('A', 'B'),
      isWhole: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((given) =>
    given.map(({ facts: said, control, submittedCode, isWhole }, at) =>
      row(at + 1, isWhole && at === 3, {
        facts: said,
        ...(control === undefined ? {} : { control }),
        ...(submittedCode === undefined ? {} : { submittedCode }),
      }),
    ),
  )

/** The rule as it is told, by looking at every line. */
function searched(lines: readonly X12Row[], taken: ReadonlySet<X12Row>, line: X12Row) {
  const isService = (paid: X12Row) =>
    (paid.facts.procedureCode === line.facts.procedureCode
      ? paid.facts.modifiers === undefined || paid.facts.modifiers === line.facts.modifiers
      : line.facts.procedureCode !== undefined &&
        paid.submittedCode === line.facts.procedureCode) &&
    Math.abs(Number(paid.facts.charge)) === Math.abs(Number(line.facts.charge))
  const dayOf = (each: X12Row) => each.facts.serviceFromDay ?? each.facts.claimFromDay
  const ofLines = lines.filter((paid) => paid.row !== paid.claimAt)
  return lines.find((paid) => {
    if (paid.row === paid.claimAt) return true
    if (taken.has(paid)) return false
    if (paid.control !== undefined && line.control !== undefined)
      return paid.control === line.control
    if (!isService(paid)) return false
    const isDay = dayOf(paid) !== undefined && dayOf(paid) === dayOf(line)
    return isDay || !ofLines.some((each) => each !== paid && isService(each))
  })
}

test('looked up as a search of every line would find them', () => {
  fc.assert(
    fc.property(rows, rows, (paid, claim) => {
      const lines = new PaidLines(paid)
      const taken = new Set<X12Row>()
      for (const line of claim) {
        const expected = searched(paid, taken, line)
        expect(lines.take(line)).toBe(expected)
        if (expected && expected.row !== expected.claimAt) taken.add(expected)
      }
    }),
    { numRuns: 2_000 },
  )
})
