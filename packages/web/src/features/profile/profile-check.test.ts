import { expect, test } from 'vitest'
import { profileFault, trimmed } from './profile-check.ts'

const profile = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

test.each([
  [{}, undefined],
  [{ firstName: '  ' }, 'Please fill in all fields'],
  [{ lastName: '' }, 'Please fill in all fields'],
  [{ email: ' ' }, 'Please fill in all fields'],
  [{ email: 'ada.example.com' }, 'Please enter a valid email address'],
  [{ email: 'ada@example' }, 'Please enter a valid email address'],
])('%j: %s', (change, fault) => {
  expect(profileFault(trimmed({ ...profile, ...change }))).toBe(fault)
})
