import { expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { fullNameOf, initialsOf } from './initials.ts'

it.each([
  [{}, 'DR', 'Dana Reed'],
  [{ lastName: null }, 'D', undefined],
  [{ firstName: '', lastName: 'Reed', email: 'zoe@example.com' }, 'Z', undefined],
  [{ firstName: null, lastName: null, email: '' }, 'U', undefined],
])('%o', (changes, initials, name) => {
  expect(initialsOf(aUser(changes))).toBe(initials)
  expect(fullNameOf(aUser(changes))).toBe(name)
})
