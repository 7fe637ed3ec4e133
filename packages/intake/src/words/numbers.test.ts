import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCents, parseNumber, parseOverpunchedCents, withDecimalPoint } from './numbers.ts'

describe('parseCents', () => {
  it.each([
    ['125', 12500],
    ['125.5', 12550],
    ['1,234.50', 123450],
    ['$1,234.50', 123450],
    ['$ 1,234.50', 123450],
    ['(25.00)', -2500],
    ['($25.00)', -2500],
    ['-$25.00', -2500],
    ['$-25.00', -2500],
    ['25.00-', -2500],
    ['25.00 CR', -2500],
    ['-25', -2500],
    ['+25', 2500],
    ['12,50', 1250],
    ['1.234,56', 123456],
    ['1,234', 123400],
    ['1,234,567', 123456700],
    ['.5', 50],
    ['0', 0],
    ['-0.00', 0],
    ['1.005', 101],
    ['18.125', 1813],
    ['1.5E3', 150000],
    ['USD 12.00', 1200],
    ['12.00 USD', 1200],
    ['USD12.00', 1200],
    ['12.00 DR', 1200],
    ['CR 12.00', -1200],
    ['\u201312.00', -1200],
    ['0000450{', undefined],
    [' $-   ', 0],
    ['$ --', 0],
    ['1,23,456', undefined],
    ['12.34.56', undefined],
    ['N/A', undefined],
    ['', undefined],
    ['-', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
    ['0x10', undefined],
  ])('reads %s', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it('reads back every amount, plain and as people write it', () => {
    const amount = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 })
    fc.assert(
      fc.property(amount, (cents) => {
        const dollars = Math.abs(cents) / 100
        const sign = cents < 0 ? '-' : ''
        const grouped = dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
        expect(parseCents(`${sign}${dollars.toFixed(2)}`)).toBe(cents)
        expect(parseCents(`${sign}${grouped}`)).toBe(cents)
        expect(parseCents(cents < 0 ? `(${grouped})` : grouped)).toBe(cents)
      }),
    )
  })
})

describe('parseOverpunchedCents', () => {
  it.each([
    ['0000450{', 4500],
    ['000012E', 125],
    ['0000007e', 75],
    ['0000000{', 0],
    ['0000450}', -4500],
    ['000012N', -125],
    ['0000000}', 0],
    ['12.50', 1250],
    ['450S', undefined],
  ])('reads %s', (text, cents) => {
    expect(parseOverpunchedCents(text)).toBe(cents)
  })
})

describe('withDecimalPoint', () => {
  it.each([
    ['1.250', '1250'],
    ['1.250,50', '1250.50'],
    ['1.250.000', '1250000'],
    ['12,5', '12.5'],
    ['2,500', '2.500'],
    ['-1.250,50 €', '-1250.50 €'],
    ['(1 250,50)', '(1250.50)'],
    ['700', '700'],
    ['12.50', '12.50'],
  ])('writes %s as %s', (text, written) => {
    expect(withDecimalPoint(text)).toBe(written)
  })
})

describe('parseNumber', () => {
  it.each([
    ['1.0', 1],
    ['30', 30],
    ['0.333', 0.333],
    ['-3', -3],
    ['thirty', undefined],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })
})
