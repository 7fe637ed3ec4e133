import { describe, expect, it } from 'vitest'
import { accounts } from '../testing/a-user.ts'
import { redirectFor, type Viewer } from './redirect.ts'

const viewers = {
  'signed-out': { kind: 'signed-out' },
  active: { kind: 'signed-in', user: accounts.active },
  pending: { kind: 'signed-in', user: accounts.pending },
  requiring: { kind: 'signed-in', user: accounts.requiring },
  credits: { kind: 'signed-in', user: accounts.credits },
  access: { kind: 'signed-in', user: accounts.access },
  admin: { kind: 'signed-in', user: accounts.admin },
} as const satisfies Record<string, Viewer>

const kinds = [
  'signed-out',
  'active',
  'pending',
  'requiring',
  'credits',
  'access',
  'admin',
] as const

/** Where each kind of viewer is sent, in the order of `kinds`; `-` where the screen is shown. */
const table: readonly (readonly [path: string, ...sentTo: string[]])[] = [
  ['/', '-', '-', '/complete-registration', '/complete-registration', '-', '-', '/admin'],
  [
    '/dashboard',
    '/auth',
    '-',
    '/complete-registration',
    '/complete-registration',
    '-',
    '-',
    '/admin',
  ],
  ['/upload', '/auth', '-', '/complete-registration', '/complete-registration', '-', '-', '/admin'],
  ['/auth', '-', '/dashboard', '/pricing', '/dashboard', '/dashboard', '/dashboard', '/admin'],
  ['/login', '-', '/dashboard', '/pricing', '/dashboard', '/dashboard', '/dashboard', '/admin'],
  ['/signup', '-', '/dashboard', '/pricing', '/dashboard', '/dashboard', '/dashboard', '/admin'],
  ['/register', '-', '/dashboard', '/pricing', '/pricing', '/pricing', '/pricing', '/admin'],
  [
    '/admin',
    '/admin-login',
    '/admin-login',
    '/admin-login',
    '/admin-login',
    '/admin-login',
    '/admin-login',
    '-',
  ],
  ['/admin-login', '-', '-', '-', '-', '-', '-', '/admin'],
  ['/profile', '/auth', '-', '-', '-', '-', '-', '-'],
  ['/billing', '/auth', '-', '-', '-', '-', '-', '/admin'],
  ['/activity', '/auth', '-', '-', '-', '-', '-', '/admin'],
  ['/complete-registration', '-', '/dashboard', '-', '-', '/dashboard', '/dashboard', '/admin'],
  ['/pricing', '-', '-', '-', '-', '-', '-', '-'],
  ['/checkout', '-', '-', '-', '-', '-', '-', '-'],
  ['/trial-setup', '-', '-', '-', '-', '-', '-', '-'],
  ['/payment-success', '-', '-', '-', '-', '-', '-', '-'],
  ['/privacy-policy', '-', '-', '-', '-', '-', '-', '-'],
  ['/terms-of-service', '-', '-', '-', '-', '-', '-', '-'],
  ['/hipaa-compliance', '-', '-', '-', '-', '-', '-', '-'],
  ['/about', '-', '-', '-', '-', '-', '-', '-'],
  ['/api', '-', '-', '-', '-', '-', '-', '-'],
  ['/logout', '-', '-', '-', '-', '-', '-', '-'],
  ['/no-such-page', '-', '-', '-', '-', '-', '-', '-'],
]

describe.each(table)('%s', (path, ...sentTo) => {
  it.each(kinds.map((kind, index) => [kind, sentTo[index]] as const))('%s: %s', (kind, to) => {
    expect(redirectFor(path, viewers[kind]) ?? '-').toBe(to)
  })
})

it.each(['/', '/dashboard', '/admin', '/pricing', '/profile', '/confirm-email'])(
  'leads from %s to the second factor while it is still to be shown',
  (path) => {
    for (const stage of ['second-factor', 'enroll'] as const) {
      const user = { ...accounts.admin, signInStage: stage }
      expect(redirectFor(path, { kind: 'signed-in', user })).toBe('/second-factor')
      expect(redirectFor('/second-factor', { kind: 'signed-in', user })).toBeUndefined()
      expect(redirectFor('/logout', { kind: 'signed-in', user })).toBeUndefined()
    }
    expect(redirectFor('/second-factor', viewers['signed-out'])).toBe('/auth')
    expect(redirectFor('/second-factor', viewers.active)).toBe('/dashboard')
    expect(redirectFor('/second-factor', viewers.admin)).toBe('/admin')
  },
)

it('never sends anyone in a circle', () => {
  for (const viewer of Object.values(viewers)) {
    for (const [path] of table) {
      const first = redirectFor(path, viewer)
      const second = first === undefined ? undefined : redirectFor(first, viewer)
      const third = second === undefined ? undefined : redirectFor(second, viewer)
      expect(third, `${path} as ${viewer.kind}`).toBeUndefined()
    }
  }
})
