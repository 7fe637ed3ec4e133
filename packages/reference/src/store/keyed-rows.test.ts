import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyedRows, KeyedRowsBuilder } from './keyed-rows.ts'
import { encodeRelease, ReleaseFile, type Section } from './release-file.ts'

interface Row {
  readonly text: string
  readonly number: number
}

const key = fc.integer({ min: 0, max: 2 ** 53 - 1 })
const row: fc.Arbitrary<Row> = fc.record({
  text: fc.string(),
  number: fc.integer({ min: 0, max: 3 }),
})

test('what is written is found, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, row)), fc.array(key), (rows, others) => {
      const expected = new Map(rows)
      const builder = new KeyedRowsBuilder<Row>()
      for (const [at, facts] of rows) builder.set(at, facts)
      const found = new KeyedRows<Row>(fileOf(builder.sections()))
      expect(builder.size).toBe(expected.size)
      for (const at of [...expected.keys(), ...others]) {
        expect(found.find(at)).toEqual(expected.get(at))
      }
    }),
  )
})

test('equal rows are one object, so finding allocates nothing', () => {
  const builder = new KeyedRowsBuilder<Row>()
  builder.set(1, { text: 'same', number: 1 })
  builder.set(2, { text: 'same', number: 1 })
  const rows = new KeyedRows<Row>(fileOf(builder.sections()))
  expect(rows.find(1)).toBe(rows.find(2))
})

function fileOf(sections: Record<string, Section>): ReleaseFile {
  const bytes = encodeRelease({
    table: 'feeSchedule',
    release: 'test',
    from: 0,
    to: 1,
    rows: 0,
    origin: 'test.csv',
    part: undefined,
    complete: true,
    sections,
  })
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return new ReleaseFile(buffer, 'test.plumb')
}
