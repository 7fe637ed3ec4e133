import { signInAs, standings, type Standing } from '../standings.ts'
import { expect, test } from '../test.ts'

/** The first heading of the screen that each path shows. */
const headings = {
  '/': 'Every claim, held against the line',
  '/dashboard': /^Welcome back, /,
  '/upload': /^Welcome back, /,
  '/auth': 'Sign in to your account',
  '/login': 'Sign in to your account',
  '/signup': 'Create your account',
  '/register': 'Create your account',
  '/admin-login': 'Admin Login',
  '/pricing': 'Choose your plan',
  '/checkout': 'Choose your plan',
  '/trial-setup': 'Set up your trial',
  '/payment-success': 'Payment Not Verified',
  '/complete-registration': 'Complete Your Registration',
  '/profile': 'Profile',
  '/billing': 'Billing & Plan',
  '/activity': 'Activity',
  '/admin': 'Admin Dashboard',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/hipaa-compliance': 'HIPAA Compliance',
  '/about': 'About Plumbline',
  '/api': 'API',
  '/no-such-page': '404 Page Not Found',
} as const
type Path = keyof typeof headings

/** Where a client whom the gate lets in is sent from the paths of signing in. */
const inside = {
  '/auth': '/dashboard',
  '/login': '/dashboard',
  '/signup': '/dashboard',
  '/complete-registration': '/dashboard',
  '/admin': '/admin-login',
} as const

/** Where each standing is sent instead; any other path is shown. */
const redirects: Readonly<Record<Standing, Readonly<Partial<Record<Path, Path>>>>> = {
  'signed out': {
    '/dashboard': '/auth',
    '/upload': '/auth',
    '/profile': '/auth',
    '/billing': '/auth',
    '/activity': '/auth',
    '/admin': '/admin-login',
  },
  pending: {
    '/': '/complete-registration',
    '/dashboard': '/complete-registration',
    '/upload': '/complete-registration',
    '/auth': '/pricing',
    '/login': '/pricing',
    '/signup': '/pricing',
    '/register': '/pricing',
    '/admin': '/admin-login',
  },
  active: { ...inside, '/register': '/dashboard' },
  'with credits': { ...inside, '/register': '/pricing' },
  'with access': { ...inside, '/register': '/pricing' },
  administrator: {
    '/': '/admin',
    '/dashboard': '/admin',
    '/upload': '/admin',
    '/auth': '/admin',
    '/login': '/admin',
    '/signup': '/admin',
    '/register': '/admin',
    '/admin-login': '/admin',
    '/complete-registration': '/admin',
    '/billing': '/admin',
    '/activity': '/admin',
  },
}

/** Some paths show another screen to those who are signed in. */
function headingAt(path: Path, standing: Standing): string | RegExp {
  if (standing === 'signed out') return headings[path]
  if (path === '/') return headings['/dashboard']
  return path === '/admin-login' ? 'Access Denied' : headings[path]
}

function isPath(path: string): path is Path {
  return path in headings
}

/** Screens for everyone, which no standing is sent away from: looked at in three of them. */
const forEveryone = new Set<Path>([
  '/pricing',
  '/checkout',
  '/trial-setup',
  '/payment-success',
  '/privacy-policy',
  '/terms-of-service',
  '/hipaa-compliance',
  '/about',
  '/api',
  '/no-such-page',
])
const seeEverything = new Set<Standing>(['signed out', 'active', 'administrator'])

for (const standing of standings) {
  test(`every route, ${standing}`, async ({ page, asAdmin }) => {
    await signInAs(standing, page, asAdmin)
    for (const path of Object.keys(headings).filter(isPath)) {
      if (forEveryone.has(path) && !seeEverything.has(standing)) continue
      const end = redirects[standing][path] ?? path
      await test.step(`${path} shows ${end}`, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(end, standing))
        expect(new URL(page.url()).pathname).toBe(end)
      })
    }
    await page.goto('/logout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/'])
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth')
  })
}

test('the address that ended sessions are sent to leads to signing in', async ({ page }) => {
  await page.goto('/api/login')
  await expect(page).toHaveURL('/auth')
})

test('a call that does not exist is not a page', async ({ request }) => {
  const answer = await request.get('/api/no-such-call')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/json')
})
