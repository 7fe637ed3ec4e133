import { describe, expect, test } from 'vitest'
import { counted, dollarsOrDash, percent } from './amounts.ts'

describe('amounts in words', () => {
  test('an unknown amount is a dash, never zero', () => {
    expect(dollarsOrDash(undefined)).toBe('–')
    expect(dollarsOrDash(0)).toBe('$0.00')
  })

  test.each([
    [0, 10, '0.0%'],
    [10, 10, '100.0%'],
    [1, 100_000, 'under 0.1%'],
    [99_999, 100_000, 'over 99.9%'],
    [1, 3, '33.3%'],
    [0, 0, '–'],
  ])('%i of %i', (part, total, text) => {
    expect(percent(part, total)).toBe(text)
  })

  test.each([
    [0, '0 lines'],
    [1, '1 line'],
    [2_345, '2,345 lines'],
  ])('%i counted', (value, text) => {
    expect(counted(value, 'line')).toBe(text)
  })

  test('a plural of its own', () => {
    expect(counted(2, 'pharmacy', 'pharmacies')).toBe('2 pharmacies')
  })
})
