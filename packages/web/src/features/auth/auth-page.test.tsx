import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aUser, accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const path = () => screen.getByTestId('path').textContent

describe('signing in', () => {
  it('says what is missing', async () => {
    fakeServer({})
    const hands = showApp('/auth')
    await hands.click(await screen.findByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('goes to the dashboard with a toast', async () => {
    const seen = fakeServer({ 'POST /api/login': { json: aUser() } })
    const hands = showApp('/auth')
    await hands.type(await screen.findByLabelText('Email'), 'dana.reed@example.com')
    await hands.type(screen.getByLabelText('Password'), 'correct horse')
    await hands.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => {
      expect(path()).toBe('/dashboard')
    })
    expect(await screen.findByText('Login Successful')).toBeTruthy()
    expect(seen).toContainEqual({
      call: 'POST /api/login',
      body: { email: 'dana.reed@example.com', password: 'correct horse' },
    })
  })

  it('shows the sentence of the server where it fails', async () => {
    fakeServer({
      'POST /api/login': { status: 401, json: { message: 'Invalid email or password' } },
    })
    const hands = showApp('/auth')
    await hands.type(await screen.findByLabelText('Email'), 'dana.reed@example.com')
    await hands.type(screen.getByLabelText('Password'), 'wrong')
    await hands.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Login Failed')).toBeTruthy()
    expect(screen.getByText('Invalid email or password')).toBeTruthy()
    expect(path()).toBe('/auth')
  })
})

describe('the screen', () => {
  it.each([
    ['/auth', 'Sign In'],
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
    ['/register', 'Sign Up'],
  ])('opens at %s with %s, and says there that no password can be reset yet', async (at, name) => {
    fakeServer({})
    const hands = showApp(at)
    expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy()
    await hands.click(screen.getByRole('button', { name: 'Forgot Password?' }))
    expect(await screen.findByText('Password Reset')).toBeTruthy()
  })
})

describe('signing up', () => {
  it('says what is missing', async () => {
    fakeServer({})
    const hands = showApp('/register')
    await hands.click(await screen.findByRole('button', { name: 'Start Free Trial' }))
    for (const message of [
      'First name is required',
      'Last name is required',
      'Company name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
  })

  it.each([
    ['goes to pricing where payment is required', accounts.pending, '/pricing', 'Account Created'],
    ['goes to the dashboard otherwise', aUser(), '/dashboard', 'Registration Successful'],
  ])('%s', async (_, user, expectedPath, title) => {
    const seen = fakeServer({ 'POST /api/register': { status: 201, json: user } })
    const hands = showApp('/register?session_id=paid-1')
    await hands.type(await screen.findByLabelText('First Name'), 'Dana')
    await hands.type(screen.getByLabelText('Last Name'), 'Reed')
    await hands.type(screen.getByLabelText('Company Name'), 'Reed Benefits')
    await hands.type(screen.getByLabelText('Email'), 'dana.reed@example.com')
    await hands.type(screen.getByLabelText('Password'), 'correct horse')
    await hands.click(screen.getByRole('button', { name: 'Start Free Trial' }))
    await waitFor(() => {
      expect(path()).toBe(expectedPath)
    })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(seen.find(({ call }) => call === 'POST /api/register')?.body).toMatchObject({
      checkoutSessionId: 'paid-1',
    })
  })
})
