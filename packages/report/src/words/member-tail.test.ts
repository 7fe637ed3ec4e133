import { expect, test } from 'vitest'
import { memberTail } from './member-tail.ts'

test.each([
  ['MBR0012345', '••2345'],
  ['W123456789-01', '••6789-01'],
  ['A1', '••1'],
  ['7', '••'],
  ['123-45-6789', '••6789'],
  ['🎈🎈', '••🎈'],
])('%s ends in %s', (number, tail) => {
  expect(memberTail(number)).toBe(tail)
})
