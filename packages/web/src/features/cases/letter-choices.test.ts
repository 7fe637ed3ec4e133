import { situationsOf as lettersOf } from '../../../../letters/src/kinds/index.ts'
import { expect, test } from 'vitest'
import { roles, situationFor, situationsOf } from './letter-choices.ts'

test('offers each role the letters that it writes', () => {
  for (const role of roles) {
    const offered = situationsOf(role).map(({ value }) => value)
    const written = lettersOf(role).map(({ situation }) => situation)
    expect(offered.toSorted(), role).toEqual(written.toSorted())
  }
})

test('a situation that a role does not write gives way to one that it does', () => {
  expect(situationFor('plan', 'overpayment')).toBe('overpayment')
  expect(situationFor('provider', 'overpayment')).toBe('demand-answer')
})
