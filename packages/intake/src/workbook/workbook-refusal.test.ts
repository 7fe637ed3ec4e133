import { expect, it } from 'vitest'
import { refusalOfFailure } from './workbook-refusal.ts'

function failureOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

it.each([
  ['a text that is too long', () => 'x'.repeat(2 ** 30)],
  ['a buffer that there is no room for', () => new Uint8Array(2 ** 53 - 1)],
])('does not call a workbook damaged for %s', (_, work) => {
  expect(refusalOfFailure(failureOf(work)).message).toContain('memory')
})

it('calls one damaged whose parts are no XML', () => {
  expect(refusalOfFailure(new Error('unexpected end')).message).toContain('damaged')
})
