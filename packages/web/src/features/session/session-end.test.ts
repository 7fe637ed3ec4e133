import { expect, it } from 'vitest'
import { sessionStateAt } from './session-end.ts'

const minute = 60_000
const end = { idleMs: 30 * minute, absoluteEndsMs: 720 * minute }

it.each([
  ['just used', 0, 0, { kind: 'fine' }],
  ['two minutes and a moment left', 28 * minute - 1, 0, { kind: 'fine' }],
  ['two minutes left', 28 * minute, 0, { kind: 'ending', leftSeconds: 120, canExtend: true }],
  ['one second left', 30 * minute - 1_000, 0, { kind: 'ending', leftSeconds: 1, canExtend: true }],
  ['idle too long', 30 * minute, 0, { kind: 'over' }],
  ['used meanwhile', 30 * minute, 20 * minute, { kind: 'fine' }],
  [
    'at its longest',
    719 * minute,
    718 * minute,
    { kind: 'ending', leftSeconds: 60, canExtend: false },
  ],
  ['beyond its longest', 720 * minute, 719 * minute, { kind: 'over' }],
])('%s', (_, now, lastCall, expected) => {
  expect(sessionStateAt(now, end, lastCall)).toEqual(expected)
})
