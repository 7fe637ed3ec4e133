import { expect, test } from 'vitest'
import { refusalOf } from './file-check.ts'

const mebibyte = 1024 * 1024

test.each([
  ['claims.csv', 1, undefined],
  ['CLAIMS.CSV', 10 * mebibyte, undefined],
  ['bill.pdf', 5 * mebibyte, undefined],
  ['claims.xlsx', 1, 'Invalid file type'],
  ['csv', 1, 'Invalid file type'],
  ['claims.csv', 10 * mebibyte + 1, 'File too large'],
])('%s of %i bytes: %s', (name, size, title) => {
  expect(refusalOf({ name, size })?.title).toBe(title)
})
