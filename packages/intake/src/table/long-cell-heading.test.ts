import { expect, it } from 'vitest'
import { isHeading } from './labelled-facts.ts'

it('looks through a cell of many letters without a colon once', () => {
  expect(isHeading(['C1', 'word "b" '.repeat(100_000), '99213'])).toBe(false)
})
