import { procedureNumber, type PtpEdit } from '@plumbline/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PtpPairs } from './ptp-pairs.ts'
import { PtpPairsBuilder } from './ptp-pairs-builder.ts'
import { encodeRelease, ReleaseFile } from './release-file.ts'

const codes = ['A0001', '10021', '10022', '99213', 'U9999', '0001T'].map(procedureNumber)
const someCode = fc.constantFrom(...codes)
const someDay = fc.integer({ min: 0, max: 40 })
const edit: fc.Arbitrary<PtpEdit> = fc.record({
  modifierIndicator: fc.constantFrom(0 as const, 1 as const, 9 as const),
  effectiveDay: fc.option(someDay, { nil: undefined }),
  deletionDay: fc.option(someDay, { nil: undefined }),
  rationale: fc.constantFrom('mutually exclusive', 'standards of practice'),
})

test('finds what a search through all edits finds', () => {
  const rows = fc.array(fc.tuple(someCode, someCode, edit), { maxLength: 40 })
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(someCode, someCode, someDay)), (edits, questions) => {
      const { pairs, rows: stored } = pairsOf(edits)
      expect(stored).toBeLessThanOrEqual(edits.length)
      for (const [column1, column2, on] of questions) {
        const candidates = edits
          .filter(([one, two, each]) => one === column1 && two === column2 && applies(each, on))
          .map(([, , each]) => each)
        const found = pairs.find(column1, column2, on)
        if (candidates.length === 0) expect(found).toBeUndefined()
        else expect(candidates).toContainEqual(found)
      }
      for (const code of codes) {
        expect(pairs.mentions(code)).toBe(edits.some(([one, two]) => one === code || two === code))
      }
    }),
    { numRuns: 300 },
  )
})

test('of edits whose beginning is unknown, the one that ended first after the day applies', () => {
  const old = { ...plain, deletionDay: 10, rationale: 'old' }
  const current = { ...plain, rationale: 'current' }
  const { pairs } = pairsOf([
    [10021, 10022, current],
    [10021, 10022, old],
  ])
  expect(pairs.find(10021, 10022, 10)?.rationale).toBe('old')
  expect(pairs.find(10021, 10022, 11)?.rationale).toBe('current')
})

test('a row that stands twice is one edit', () => {
  const { rows } = pairsOf([
    [1, 2, plain],
    [1, 2, { ...plain }],
  ])
  // Equal edits registered twice are two kinds; the importer registers a kind once.
  expect(rows).toBe(2)
  const builder = new PtpPairsBuilder()
  const kind = builder.edit(plain)
  builder.add(1, 2, kind)
  builder.add(1, 2, kind)
  expect(builder.build().rows).toBe(1)
})

test('the order of a pair matters', () => {
  const { pairs } = pairsOf([[10021, 10022, plain]])
  expect(pairs.find(10022, 10021, 0)).toBeUndefined()
})

const plain: PtpEdit = {
  modifierIndicator: 1,
  effectiveDay: undefined,
  deletionDay: undefined,
  rationale: '',
}

function applies({ effectiveDay, deletionDay }: PtpEdit, on: number): boolean {
  return (effectiveDay ?? on) <= on && on <= (deletionDay ?? on)
}

function pairsOf(edits: readonly (readonly [number, number, PtpEdit])[]) {
  const builder = new PtpPairsBuilder()
  for (const [column1, column2, each] of edits) builder.add(column1, column2, builder.edit(each))
  const { rows, sections } = builder.build()
  const bytes = encodeRelease({
    table: 'ptpPractitioner',
    release: 'test',
    from: 0,
    to: 1,
    rows,
    origin: 'test.txt',
    part: undefined,
    complete: true,
    sections,
  })
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return { pairs: new PtpPairs(new ReleaseFile(buffer, 'test.plumb')), rows }
}
