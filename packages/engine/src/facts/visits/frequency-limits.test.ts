import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { dueDay, frequencyLimit, isWithoutLimit } from './frequency-limits.ts'

const limitOf = (code: string, on: string | undefined) =>
  frequencyLimit(procedureNumber(code), on === undefined ? undefined : day(on))

test.each([
  ['G0439', '2010-12-31', undefined],
  ['G0439', '2011-01-01', 11],
  ['G0121', '2001-06-30', undefined],
  ['G0121', '2026-03-05', 119],
  ['G0439', undefined, 11],
  ['99213', '2026-03-05', undefined],
])('%s on %s: %s months', (code, on, months) => {
  expect(limitOf(code, on)?.months).toBe(months)
})

test('the first wellness visit is paid once, and the later ones count against it', () => {
  const limit = limitOf('G0438', '2026-03-05')
  expect(limit?.months).toBeUndefined()
  expect(limit?.counted).toContain(procedureNumber('G0439'))
  expect(limit && dueDay(day('2024-03-05'), limit)).toBeUndefined()
})

test('a service is due on the first of the month after the full months', () => {
  const limit = limitOf('G0439', '2026-03-05')
  expect(limit && dueDay(day('2024-03-31'), limit)).toBe(day('2025-03-01'))
})

test.each([
  ['G0121', ['KX'], '2022-12-31', false],
  ['G0121', ['KX'], '2023-01-01', true],
  ['G0105', ['PT'], '2026-03-05', false],
  ['G0439', ['KX'], '2026-03-05', false],
])('%s with %s on %s: without a limit %s', (procedureCode, modifiers, on, without) => {
  const line = claimLine({ procedureCode, modifiers, serviceFromDay: day(on) })
  expect(isWithoutLimit(line)).toBe(without)
})
