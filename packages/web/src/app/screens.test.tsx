import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../testing/a-user.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { showApp } from '../testing/show-app.tsx'

const signedIn = (user: unknown) => fakeServer({ 'GET /api/user': { json: user } })

describe('landing page', () => {
  it('sends every way in to /auth and has every section', async () => {
    fakeServer({})
    showApp('/')
    await screen.findByRole('heading', { level: 1 })
    for (const name of ['Sign In', 'Get Started', 'Start Free Trial']) {
      for (const link of screen.getAllByRole('link', { name })) {
        expect(link.getAttribute('href')).toBe('/auth')
      }
    }
    for (const id of ['features', 'how-it-works', 'demo', 'security', 'pricing']) {
      expect(document.getElementById(id), id).not.toBeNull()
    }
  })

  it('has every link of the foot', async () => {
    fakeServer({})
    showApp('/')
    const foot = within(await screen.findByRole('contentinfo'))
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#features',
      '#pricing',
      '/api',
      '/about',
      '#',
      '#',
      '#',
      '/privacy-policy',
      '/terms-of-service',
      '/hipaa-compliance',
      '/admin-login',
    ])
  })
})

it.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/hipaa-compliance', 'HIPAA Compliance'],
  ['/about', 'About Plumbline'],
  ['/api', 'API'],
])('%s has its title and a way back', async (path, title) => {
  fakeServer({})
  showApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Back to previous page/ })).toBeTruthy()
})

it('says that a page does not exist', async () => {
  fakeServer({})
  showApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(
    screen.getByText(
      "The page you're looking for doesn't exist. Please check the URL or go back to the homepage.",
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Login / Sign Up' }).getAttribute('href')).toBe('/auth')
})

it('refuses a client on the admin login, and lets them log out', async () => {
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/logout': { json: {} },
  })
  const hands = showApp('/admin-login')
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(
    screen.getByText('You are logged in as a regular user. Admin access is restricted.'),
  ).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Log out and log in as Admin' }))
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy()
  expect(seen.map(({ call }) => call)).toContain('POST /api/logout')
})

it('validates the admin login', async () => {
  fakeServer({})
  const hands = showApp('/admin-login')
  await hands.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
})

it('shows the gate to those who have not paid', async () => {
  signedIn(accounts.pending)
  showApp('/complete-registration')
  expect(await screen.findByRole('heading', { name: 'Complete Your Registration' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complete Payment' }).getAttribute('href')).toBe(
    '/pricing',
  )
  expect(screen.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/logout')
})

it('asks guests for a company and an email before checkout', async () => {
  fakeServer({})
  const hands = showApp('/pricing')
  const start = await screen.findByRole('button', { name: 'Get Started with Starter' })
  await hands.click(start)
  expect(await screen.findByText('Company Name Required')).toBeTruthy()
  await hands.type(screen.getByLabelText('Company Name'), 'Reed Benefits')
  await hands.click(start)
  expect(await screen.findByText('Email Required')).toBeTruthy()
})

it('says that payments are not set up', async () => {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/create-checkout-session': {
      status: 503,
      json: { message: 'The payment system is unavailable until its configuration is complete.' },
    },
  })
  const hands = showApp('/pricing')
  await screen.findByDisplayValue('Reed Benefits')
  await hands.click(screen.getByRole('button', { name: 'Get Started with Starter' }))
  expect(await screen.findByText('Payment System Error')).toBeTruthy()
})

it('offers to pay again where a payment is not found', async () => {
  fakeServer({})
  showApp('/payment-success')
  expect(await screen.findByText('No payment session found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Payment Again' }).getAttribute('href')).toBe(
    '/pricing',
  )
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/')
})

it('shows administrators who they are, and the way to their screen', async () => {
  signedIn(accounts.admin)
  const hands = showApp('/pricing')
  await hands.click(await screen.findByRole('button', { name: /^Account menu/ }))
  expect(await screen.findByText('Administrator')).toBeTruthy()
  expect(screen.getByText('admin@example.com')).toBeTruthy()
})

it('keeps the user view in sight of an administrator, with the way back', async () => {
  const user = { ...accounts.active, actingAdmin: { id: '9', email: 'admin@example.com' } }
  const seen = fakeServer({
    'GET /api/user': { json: user },
    'POST /api/admin/switch-back': { json: accounts.admin },
  })
  const hands = showApp('/pricing')
  await hands.click(await screen.findByRole('button', { name: 'Return to Admin' }))
  await screen.findByRole('heading', { level: 1 })
  expect(seen.map(({ call }) => call)).toContain('POST /api/admin/switch-back')
})

it('calls a tab of the dashboard by its own name', async () => {
  fakeServer({ 'GET /api/user': { json: accounts.active } })
  showApp('/dashboard?tab=uploads')
  await screen.findByRole('tab', { name: 'My Uploads' })
  expect(document.title).toBe('My Uploads · Plumbline')
})
