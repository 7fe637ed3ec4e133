import type { User } from '@plumbline/contract'

/** Who is looking, once it is known. */
export type Viewer =
  { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly user: User }

/** What people do with what was found. */
const workPaths = [
  '/findings',
  '/ask',
  '/findings/:id',
  '/uploads/:id',
  '/cases',
  '/cases/new',
  '/cases/:id',
  '/letters/:id',
  '/learning',
  '/plan-rules',
  '/plan-rules/new',
  '/plan-rules/document',
  '/plan-rules/:id',
  '/compare/:id',
  '/medicare/:id',
  '/look/:id',
] as const
const protectedPaths = new Set([
  '/dashboard',
  '/upload',
  '/profile',
  '/activity',
  '/billing',
  '/team',
  ...workPaths,
])
/** Paths that show the client's dashboard. */
export const dashboardPaths: ReadonlySet<string> = new Set(['/', '/dashboard', '/upload'])
const signInPaths = new Set(['/auth', '/login', '/signup', '/register'])
/** Screens of a client's own data, which an administrator does not have. */
const clientPaths = new Set([
  ...dashboardPaths,
  ...signInPaths,
  ...workPaths,
  '/billing',
  '/activity',
  '/team',
  '/complete-registration',
])

/** Screens of what stays with the owner of an account, for whoever works there. */
const ownersPaths: ReadonlySet<string> = new Set(['/billing', '/activity', '/pricing'])

/** Forms, and where those who only read are sent from there. */
const formPaths: ReadonlyMap<string, string> = new Map([
  ['/cases/new', '/cases'],
  ['/plan-rules/new', '/plan-rules'],
  ['/plan-rules/document', '/plan-rules'],
])

/** Screens of what was audited, which stay readable. */
const readPaths: ReadonlySet<string> = new Set([...dashboardPaths, ...workPaths])

/** Where a visitor of `path` is sent instead; undefined where the screen may be shown. */
export function redirectFor(path: string, viewer: Viewer): string | undefined {
  if (viewer.kind === 'signed-out') return forSignedOut(path)
  if (viewer.user.signInStage !== 'full') return forHalfSignedIn(path)
  if (path === '/second-factor') return viewer.user.role === 'admin' ? '/admin' : '/dashboard'
  return viewer.user.role === 'admin' ? forAdmin(path) : forClient(path, viewer.user)
}

/** Between the password and the product there is one step, and the way out. */
function forHalfSignedIn(path: string): string | undefined {
  return path === '/second-factor' || path === '/logout' ? undefined : '/second-factor'
}

function forSignedOut(path: string): string | undefined {
  if (protectedPaths.has(path) || path === '/second-factor') return '/auth'
  return path === '/admin' ? '/admin-login' : undefined
}

function forAdmin(path: string): string | undefined {
  return clientPaths.has(path) || path === '/admin-login' ? '/admin' : undefined
}

function forClient(path: string, user: User): string | undefined {
  if (path === '/admin') return '/admin-login'
  if (user.team !== undefined && ownersPaths.has(path)) return '/dashboard'
  const instead = user.team?.role === 'reader' ? formPaths.get(path) : undefined
  if (instead !== undefined) return instead
  if (path === '/register') return owesPayment(user) ? '/pricing' : '/dashboard'
  if (signInPaths.has(path)) return isPending(user) ? '/pricing' : '/dashboard'
  // What was audited before stays readable when the gate closes.
  const mayRead = user.gate.open || user.gate.reading === true
  if (readPaths.has(path)) return mayRead ? undefined : '/complete-registration'
  if (path === '/complete-registration') return user.gate.open ? '/dashboard' : undefined
  return undefined
}

/** Payment is pending and nothing else opens the product. */
function isPending(user: User): boolean {
  const pending = user.subscriptionStatus === 'pending_payment'
  return pending && user.bonusCredits === 0 && !user.accessEnabled
}

function owesPayment(user: User): boolean {
  return user.subscriptionStatus === 'pending_payment' || user.requiresPayment
}
