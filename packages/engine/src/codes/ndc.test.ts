import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certainNdc, isPlaceholderNdc, readNdc } from './ndc.ts'

describe('readNdc', () => {
  test.each([
    ['0002-8215-01', '00002821501'],
    ['50242-040-62', '50242004062'],
    ['60575-4112-1', '60575411201'],
    ['00002-8215-01', '00002821501'],
    ['00002821501', '00002821501'],
    ['N400002821501', '00002821501'],
  ])('%s is %s', (billed, ndc) => {
    expect(readNdc(billed)).toEqual({ kind: 'certain', ndc })
    expect(certainNdc(billed)).toBe(ndc)
  })

  test('ten digits are three NDCs', () => {
    expect(readNdc('5024204062')).toEqual({
      kind: 'ambiguous',
      candidates: ['05024204062', '50242004062', '50242040602'],
    })
  })

  test.each([
    ['2821501', '00002821501'],
    ['433530848', '00433530848'],
  ])('%s lost its leading zeros', (billed, first) => {
    const reading = readNdc(billed)
    expect(reading.kind).toBe('ambiguous')
    expect(reading).toHaveProperty('candidates.0', first)
  })

  test.each([
    ['000002821501', 'future'],
    ['100002-8215-01', 'future'],
    ['100002-215-01', 'future'],
    ['43353-0848', 'product'],
    ['00000000000', 'placeholder'],
    ['00000-0000-00', 'placeholder'],
    ['99999999999', 'placeholder'],
    ['99999-0999-96', 'placeholder'],
    ['ABCDE12345', 'impossible'],
    ['00012-XYZ', 'impossible'],
    ['INVALID', 'impossible'],
    ['123', 'impossible'],
    ['1234567890123', 'impossible'],
    ['12345-123-123', 'impossible'],
    ['12345--12', 'impossible'],
    ['', 'impossible'],
  ])('%s is %s', (billed, kind) => {
    expect(readNdc(billed).kind).toBe(kind)
    expect(certainNdc(billed)).toBeUndefined()
  })

  test('hyphens and digits alone never disagree: the hyphenated reading is a candidate', () => {
    const digits = (length: number) =>
      fc
        .stringMatching(new RegExp(`^[1-8]\\d{${length - 1}}$`))
        .filter((text) => text.length === length)
    const shapes = fc.oneof(
      fc.tuple(digits(4), digits(4), digits(2)),
      fc.tuple(digits(5), digits(3), digits(2)),
      fc.tuple(digits(5), digits(4), digits(1)),
    )
    fc.assert(
      fc.property(shapes, (segments) => {
        const plain = readNdc(segments.join(''))
        fc.pre(plain.kind === 'ambiguous')
        expect(plain.candidates).toContain(certainNdc(segments.join('-')))
      }),
    )
  })
})

test('one stray digit is no placeholder', () => {
  expect(isPlaceholderNdc('00000000001')).toBe(false)
})
