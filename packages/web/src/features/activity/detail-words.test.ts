import { expect, test } from 'vitest'
import { actorWords } from './activity-words.ts'
import { detailWords } from './detail-words.ts'

test.each([
  [{ claims: 5902, sample: false, attempt: 1 }, '5,902 claims'],
  [{ claims: 28, sample: true, attempt: 2 }, '28 claims, sample, attempt 2'],
  [{ bytes: 1_579_445, sample: false }, '1.6 MB'],
  [{ role: 'client', newDevice: true }, 'new device'],
  [{ role: 'client' }, ''],
  [{ afterDays: 30 }, 'after 30 days'],
  [{ bytes: 2_410 }, '3 KB'],
  [{ planId: 'starter' }, 'Starter plan'],
  [
    { rule: 'mue', finding: 39, decision: 'dismissed', reason: 'contract-allows-it' },
    'rule mue, finding 39 of its upload, dismissed, because contract allows it',
  ],
  [{ kind: 'partly-agreed', cents: 60_000 }, 'partly agreed, $600.00'],
  [{ caseId: 'c', version: 1, situation: 'erisa-appeal' }, 'version 1, erisa appeal'],
])('%o reads: %s', (detail, said) => {
  expect(detailWords(detail)).toBe(said)
})

test.each([
  ['nobody', null, null, 'Plumbline'],
  ['nobody', '10.0.0.1', null, 'Not signed in'],
  ['you', '10.0.0.1', null, 'You'],
  ['team', '10.0.0.1', 'Ann Lee', 'Ann Lee'],
] as const)('%s from %s, %s, is %s', (actor, address, person, said) => {
  const entry = {
    entry: 1,
    at: '',
    action: 'x',
    actor,
    person,
    about: null,
    subjectId: null,
    address,
    detail: {},
  }
  expect(actorWords(entry)).toBe(said)
})
