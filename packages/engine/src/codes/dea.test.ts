import { expect, test } from 'vitest'
import { deaStanding } from './dea.ts'

test.each([
  ['AB1234563', 'valid'],
  ['MJ1234563', 'valid'],
  ['B91234563', 'valid'],
  ['AB1234563-R12', 'valid'],
  ['AB1234564', 'wrong-check-digit'],
  ['AB2134563', 'wrong-check-digit'],
  ['PM1234563', 'not-a-prescriber'],
  ['RM1234563', 'not-a-prescriber'],
  ['1234567893', 'no-dea-number'],
  ['AB123456', 'no-dea-number'],
  ['PENDING', 'no-dea-number'],
] as const)('%s is %s', (identifier, standing) => {
  expect(deaStanding(identifier)).toBe(standing)
})
