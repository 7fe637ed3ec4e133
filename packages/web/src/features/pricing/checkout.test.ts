import { expect, it } from 'vitest'
import { RequestError } from '../../api/request.ts'
import { checkoutFailure, checkoutRequest, missingForCheckout } from './checkout.ts'

const guest = { companyName: ' Reed ', email: ' dana@example.com ', isGuest: true }

it.each([
  ['nothing missing', guest, undefined],
  ['blank company', { ...guest, companyName: ' ' }, 'Please enter your company name to continue.'],
  ['guest without email', { ...guest, email: '' }, 'Please enter your email address to continue.'],
  ['user without email', { ...guest, email: '', isGuest: false }, undefined],
])('%s', (_, details, expected) => {
  expect(missingForCheckout(details)?.description).toBe(expected)
})

it('sends the email of guests only, trimmed', () => {
  expect(checkoutRequest('starter', guest)).toEqual({
    planId: 'starter',
    companyName: 'Reed',
    email: 'dana@example.com',
  })
  expect(checkoutRequest('starter', { ...guest, isGuest: false })).not.toHaveProperty('email')
})

it.each([
  ['The payment system is unavailable until its configuration is complete.', /set up/],
  ['Missing configuration', /set up/],
  ['Something else', /^Failed to start checkout\. Please try again\.$/],
])('%s', (message, expected) => {
  const { title, description } = checkoutFailure(new RequestError(503, '', { message }))
  expect(title).toBe('Payment System Error')
  expect(description).toMatch(expected)
})
