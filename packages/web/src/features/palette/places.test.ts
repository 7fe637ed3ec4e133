import { expect, test } from 'vitest'
import { fits, placesOf } from './places.ts'

test.each([
  ['up', 'My Uploads files reports', 1],
  ['my up', 'My Uploads files reports', 1],
  ['UPLOADS my', 'My Uploads files reports', 1],
  ['loads', 'My Uploads files reports', 0],
  ['claims q1', 'Clinic claims_q1.csv', 1],
  ['claims q2', 'Clinic claims_q1.csv', 0],
])('%s for %s: %i', (typed, entry, found) => {
  expect(fits(typed, entry)).toBe(found)
})

test('administrators are sent to no page of clients', () => {
  const paths = placesOf({ role: 'admin' }).map(({ path }) => path)
  expect(paths).toContain('/admin')
  expect(paths).not.toContain('/cases')
  expect(placesOf({ role: 'client' }).map(({ path }) => path)).not.toContain('/admin')
})
