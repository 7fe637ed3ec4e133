import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { readStripeEvent } from './stripe-event.ts'

const secret = 'whsec_of_the_tests'
const stripe = new Stripe('sk_test_unused')
const sign = (payload: string, timestamp?: number) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })
const read = (payload: string, signature = sign(payload)) =>
  readStripeEvent(stripe, Buffer.from(payload), { signature, secret })
const good = JSON.stringify({
  id: 'evt_1',
  type: 'invoice.paid',
  data: { object: { parent: { subscription_details: { subscription: 'sub_1' } } } },
})
const seconds = Math.floor(Date.now() / 1000)

test('an event is read for what it is about', () => {
  expect(read(good)).toEqual({ id: 'evt_1', type: 'invoice.paid', subscriptionId: 'sub_1' })
})

describe('signed, but of no form that is known: nothing, so that it is not sent again', () => {
  test.each([
    '[]',
    '"x"',
    'null',
    'x',
    '',
    '{"type":"invoice.paid","data":{"object":{}}}',
    '{"id":"evt_1","data":{"object":{}}}',
    '{"id":"evt\\u0000","type":"a","data":{"object":{}}}',
    '{"id":1,"type":"a","data":{"object":{}}}',
    '{"id":"evt_1","type":"checkout.session.completed"}',
    '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"\\u0000"}}}',
  ])('%s', (payload) => {
    expect(read(payload)).toBeUndefined()
  })
})

describe('refused', () => {
  test.each([
    ['dated an hour ahead', good, sign(good, seconds + 3_600)],
    ['an hour old', good, sign(good, seconds - 3_600)],
    ['without a date', good, sign(good).replace(/t=\d+,/, '')],
    ['with a byte order mark before it', `\ufeff${good}`, sign(good)],
    ['changed', good.replace('sub_1', 'sub_2'), sign(good)],
  ])('%s', (_case, payload, signature) => {
    expect(() => read(payload, signature)).toThrow('not signed by us')
  })
})
