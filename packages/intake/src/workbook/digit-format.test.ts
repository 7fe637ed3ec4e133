import { expect, it } from 'vitest'
import { digitFormat, shownDigits } from './digit-format.ts'

it.each([
  ['00000000000', '93505698', '00093505698'],
  [String.raw`00000\-0000\-00`, '93505698', '00093-5056-98'],
  ['00000"-"0000"-"00', '93505698', '00093-5056-98'],
  ['0000', '450', '0450'],
  ['0000', '12345', '12345'],
  ['000-00-0000', '1234567890', '1234-56-7890'],
  ['0000', '4.5', '4.5'],
  ['0000', '-45', '-45'],
])('%s shows %s as %s', (written, number, shown) => {
  expect(shownDigits(number, digitFormat(written) ?? '')).toBe(shown)
})

it.each(['General', '0', '0.00', '#,##0', '0%', '0" days"', '@', undefined])(
  'is not the format %s',
  (written) => {
    expect(digitFormat(written)).toBeUndefined()
  },
)
