import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { inEffect } from './in-effect.ts'

const rows = [
  { limit: 'always', source: 'a statute' },
  { limit: 'until', to: '2022-12-31', source: 'a final rule' },
  { limit: 'since', from: '2023-01-01', source: 'a final rule' },
  { limit: 'between', from: '2021-01-01', to: '2023-06-30', source: 'a notice' },
]

test.each([
  ['2020-12-31', ['always', 'until']],
  ['2021-01-01', ['always', 'until', 'between']],
  ['2022-12-31', ['always', 'until', 'between']],
  ['2023-01-01', ['always', 'since', 'between']],
  ['2023-06-30', ['always', 'since', 'between']],
  ['2023-07-01', ['always', 'since']],
])('on %s: %s', (date, limits) => {
  expect(inEffect(rows, day(date)).map(({ limit }) => limit)).toEqual(limits)
})

test('without a date, the rows that still hold', () => {
  expect(inEffect(rows, undefined).map(({ limit }) => limit)).toEqual(['always', 'since'])
})
