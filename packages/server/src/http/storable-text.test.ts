import { expect, test } from 'vitest'
import { holdsNul } from './storable-text.ts'

test.each<[unknown, boolean]>([
  ['a\0b', true],
  [{ a: [{ b: 'x\0' }] }, true],
  [{ 'a\0': 1 }, true],
  [{ a: ['x', 1, null, true] }, false],
  [undefined, false],
])('%o holds a NUL: %s', (value, expected) => {
  expect(holdsNul(value)).toBe(expected)
})

test('however deep it lies', () => {
  const deep = (inner: string): unknown =>
    JSON.parse(`${'['.repeat(50_000)}${JSON.stringify(inner)}${']'.repeat(50_000)}`)
  expect(holdsNul(deep('x'))).toBe(false)
  expect(holdsNul(deep('x\0'))).toBe(true)
})
