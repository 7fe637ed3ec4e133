import { expect, test } from 'vitest'
import { codeShape } from './code-shape.ts'

test.each([
  ['99213', 'cpt'],
  ['00100', 'cpt'],
  ['00000', 'none'],
  ['0001A', 'cpt-other'],
  ['0240U', 'cpt-other'],
  ['0075T', 'cpt-other'],
  ['1036F', 'cpt-other'],
  ['J1100', 'hcpcs'],
  ['V2020', 'hcpcs'],
  ['D0120', 'dental'],
  ['W1234', 'local'],
  ['Z9999', 'local'],
  ['F1234', 'none'],
  ['ABCDE', 'none'],
  ['9921X', 'none'],
  ['9921A', 'none'],
  ['9921T', 'none'],
  ['9921U', 'none'],
  ['99607', 'cpt'],
  ['99999', 'unsectioned'],
  ['05000', 'unsectioned'],
  ['9921', 'miscounted'],
  ['992134', 'miscounted'],
  ['J110', 'miscounted'],
  ['81', 'other'],
  ['0DTJ4ZZ', 'other'],
])('%s is %s', (code, shape) => {
  expect(codeShape(code)).toBe(shape)
})
