import { describe, expect, test } from 'vitest'
import { readBasisOfCost, readOtherCoverage } from './pharmacy-codes.ts'

describe('codes of fills', () => {
  test.each([
    ['8', '08'],
    ['08', '08'],
    ['340B', '08'],
    ['340B / Disproportionate share pricing', '08'],
    ['1', '01'],
    ['01 - AWP', '01'],
  ])('basis of cost %s', (text, code) => {
    expect(readBasisOfCost(text)).toBe(code)
  })

  test.each([
    ['2', '2'],
    ['02', '2'],
    ['8.0', '8'],
    ['2 - Other coverage exists, payment collected', '2'],
    ['0', '0'],
    ['Aetna', undefined],
    ['25', undefined],
  ])('other coverage %s', (text, code) => {
    expect(readOtherCoverage(text)).toBe(code)
  })
})
