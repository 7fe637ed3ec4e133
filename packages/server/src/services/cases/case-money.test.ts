import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { following, standingAfter, type MoneyEvent } from './case-money.ts'

const sent: MoneyEvent = { kind: 'sent', cents: null }

describe('where a case stands', () => {
  test.each<[string, MoneyEvent[], string, number, number, number]>([
    ['nothing', [], 'draft', 0, 0, 0],
    ['sent', [sent], 'sent', 100, 0, 0],
    ['sent for less', [{ kind: 'sent', cents: 80 }], 'sent', 80, 0, 0],
    ['agreed', [sent, { kind: 'agreed', cents: null }], 'agreed', 100, 100, 0],
    ['partly agreed', [sent, { kind: 'partly-agreed', cents: 60 }], 'answered', 100, 60, 0],
    ['disputed', [sent, { kind: 'disputed', cents: null }], 'disputed', 100, 0, 0],
    ['paid in part, unasked', [sent, { kind: 'paid', cents: 30 }], 'answered', 100, 30, 30],
    [
      'agreed and paid in two parts',
      [
        sent,
        { kind: 'agreed', cents: null },
        { kind: 'paid', cents: 40 },
        { kind: 'paid', cents: 60 },
      ],
      'recovered',
      100,
      100,
      100,
    ],
    [
      'partly agreed and that paid',
      [sent, { kind: 'partly-agreed', cents: 60 }, { kind: 'paid', cents: 60 }],
      'recovered',
      100,
      60,
      60,
    ],
  ])('%s', (_, events, state, requestedCents, agreedCents, recoveredCents) => {
    const standing = standingAfter(100, events)
    expect(standing).toEqual({ state, requestedCents, agreedCents, recoveredCents })
  })
})

test.each<[MoneyEvent[], MoneyEvent, string]>([
  [[], { kind: 'agreed', cents: null }, 'Nothing was sent yet'],
  [[], { kind: 'sent', cents: 101 }, 'No more can be requested than was confirmed'],
  [[sent], { kind: 'agreed', cents: 101 }, 'No more can be agreed than was requested'],
  [[sent], { kind: 'partly-agreed', cents: null }, 'Say how much was agreed'],
  [[sent], { kind: 'paid', cents: null }, 'Say how much was paid'],
  [[sent, { kind: 'paid', cents: 90 }], { kind: 'paid', cents: 11 }, '$0.10 of $1.00 are open'],
  [[sent, { kind: 'paid', cents: 90 }], { kind: 'partly-agreed', cents: 80 }, 'were paid already'],
  [[sent, { kind: 'agreed', cents: 90 }], { kind: 'sent', cents: 80 }, 'were agreed already'],
])('after %j cannot follow %j', (events, event, said) => {
  expect(following(100, standingAfter(100, events), event)).toContain(said)
})

test('whatever is recorded, each step is at most the one before it', () => {
  const event = fc.record({
    kind: fc.constantFrom('sent', 'agreed', 'partly-agreed', 'disputed', 'paid'),
    cents: fc.option(fc.nat(120)),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { requestedCents, agreedCents, recoveredCents } = standingAfter(100, events)
      expect(requestedCents).toBeLessThanOrEqual(100)
      expect(agreedCents).toBeLessThanOrEqual(requestedCents)
      expect(recoveredCents).toBeLessThanOrEqual(agreedCents)
    }),
  )
})
