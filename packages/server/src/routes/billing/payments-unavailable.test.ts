import { describe, expect, test } from 'vitest'
import { openPayments } from '../../payments/open-payments.ts'
import { buildApp } from '../../app.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

describe('production without a payment provider', () => {
  async function production() {
    const settings = { ...server.context.settings, production: true }
    const payments = openPayments(settings, server.context.database)
    return buildApp({ ...server.context, payments })
  }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const message = 'The payment system is unavailable until its configuration is complete.'

  test('checkout and verification say so', async () => {
    const { http } = await production()
    const order = { planId: 'starter', companyName: 'A', email: 'a@example.com' }
    const answers = [
      await http.inject({
        method: 'POST',
        url: '/api/create-checkout-session',
        headers,
        payload: order,
      }),
      await http.inject({ method: 'GET', url: '/api/verify-payment/any', headers }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ code: 'payments-unavailable', message })
    }
    await http.close()
  })

  test('there is no sandbox', async () => {
    const { http } = await production()
    const answer = await http.inject({ method: 'GET', url: '/sandbox-checkout/any', headers })
    expect(answer.statusCode).toBe(404)
    await http.close()
  })
})
