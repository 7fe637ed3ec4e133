import { describe, expect, test } from 'vitest'
import { agreed } from './agreement.ts'

describe('two readings of one place', () => {
  test.each([
    ['99213', '99213', '99213'],
    ['8O053', '8O053', '80053'],
    ['0OO1U', '0OO1U', '0OO1U'],
    // Marks and letters of which the shape decides.
    ['03/02/2026', '0310212026', '03/02/2026'],
    ['03/02/2026', '03lO2/2026', '03/02/2026'],
    ['$1,850.00', '$1.850.00', '$1,850.00'],
    ['-$12.50', '-S12,50', '-$12.50'],
    ['1003000126', '10O3000I26', '1003000126'],
    ['JO690', 'J0690', 'J0690'],
    ['I10', '110', 'I10'],
    ['El1.9', 'El1.9', 'E11.9'],
    ['E11.9', 'El1.9', 'E11.9'],
    ['S72.001A', 'S72.O01A', 'S72.001A'],
    ['XYZ000001', 'XYZOOOOOl', 'XYZ000001'],
    ['Subtotal', 'subtotal.', 'Subtotal'],
    ['Co-pay', 'CO-pay', 'Co-pay'],
  ])('%s and %s say %s', (first, second, said) => {
    expect(agreed(first, second)).toBe(said)
  })

  test.each([
    ['99213', '99218'],
    ['99213', ''],
    ['', '1'],
    ['J0690', '30690'],
    ['03/02/2026', '08/02/2026'],
    ['$148.50', '$146.50'],
    // A point that only one of them sees is none.
    ['1550.01', '155001'],
    ['15.5', '155'],
    ['1500', '15.00'],
    ['-8.50', '8.50'],
    ['(8.50)', '8.50'],
    ['T10', '110'],
    ['LT', 'LI'],
    ['25', '26'],
  ])('%s and %s do not', (first, second) => {
    expect(agreed(first, second)).toBeUndefined()
  })
})
