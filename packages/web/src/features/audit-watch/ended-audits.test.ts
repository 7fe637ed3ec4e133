import { expect, test } from 'vitest'
import { someUploads } from '../../testing/a-dashboard.ts'
import { endedAudits } from './ended-audits.ts'

const running = someUploads.filter(({ id }) => id === 'u4')
const done = running.map((upload) => ({ ...upload, status: 'completed' as const }))

test('an audit has ended once: from running, or when it was too quick to be seen running', () => {
  expect(running).toHaveLength(1)
  expect(endedAudits(running, done)).toEqual(done)
  expect(endedAudits([], done)).toEqual(done)
  expect(endedAudits(done, done)).toEqual([])
  expect(endedAudits(running, running)).toEqual([])
})

test('what had ended before the list was first seen is no news', () => {
  expect(endedAudits(undefined, done)).toEqual([])
})
