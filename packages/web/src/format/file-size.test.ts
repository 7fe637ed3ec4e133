import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

const mebibyte = 1024 * 1024

test.each([
  [10, '1 KB'],
  [812 * 1024, '812 KB'],
  [2.4 * mebibyte, '2.4 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
