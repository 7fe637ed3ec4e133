import { expect, test } from 'vitest'
import { refusalOf } from './file-limits.ts'

const mebibyte = 1024 * 1024
const claims = {
  accept: '.csv,.pdf',
  kinds: 'a CSV or PDF file',
  mostBytes: 10 * mebibyte,
  most: '10MB',
}
const logo = {
  accept: 'image/png,image/jpeg',
  kinds: 'a PNG or JPEG picture',
  mostBytes: 150_000,
  most: '150KB',
}

test.each([
  ['claims.csv', 1, undefined],
  ['CLAIMS.CSV', 10 * mebibyte, undefined],
  ['bill.pdf', 5 * mebibyte, undefined],
  ['claims.xlsx', 1, 'Please select a CSV or PDF file'],
  ['csv', 1, 'Please select a CSV or PDF file'],
  ['claims.csv', 10 * mebibyte + 1, 'Please select a file smaller than 10MB'],
])('claims %s of %i bytes: %s', (name, size, description) => {
  expect(refusalOf({ name, size, type: '' }, claims)?.description).toBe(description)
})

test.each([
  ['image/png', 1, undefined],
  ['image/jpeg', 150_000, undefined],
  ['image/png', 150_001, 'File too large'],
  ['image/svg+xml', 1, 'Invalid file type'],
  ['', 1, 'Invalid file type'],
])('a logo of the kind %j and %i bytes: %s', (type, size, title) => {
  expect(refusalOf({ name: 'logo', size, type }, logo)?.title).toBe(title)
})
