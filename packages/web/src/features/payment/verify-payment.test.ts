import { expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { verifyPayment } from './verify-payment.ts'

const call = 'GET /api/verify-payment/s1'

it.each([
  [{ json: { success: true, message: '' } }, { kind: 'success' }],
  [
    { json: { success: false, message: '' } },
    { kind: 'error', message: 'Payment verification failed' },
  ],
  [{ json: { success: false, message: 'Still open' } }, { kind: 'error', message: 'Still open' }],
  [
    { status: 500, json: {} },
    { kind: 'error', message: 'Failed to verify payment' },
  ],
])('%o', async (answer, expected) => {
  fakeServer({ [call]: answer })
  expect(await verifyPayment('s1')).toEqual(expected)
})

it('needs a session', async () => {
  expect(await verifyPayment(null)).toEqual({ kind: 'error', message: 'No payment session found' })
})

it('has a sentence for a broken connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  expect(await verifyPayment('s1')).toEqual({
    kind: 'error',
    message: 'An error occurred while verifying payment',
  })
})
