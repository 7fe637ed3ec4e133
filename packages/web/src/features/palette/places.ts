import type { User } from '@plumbline/contract'

/** A page or action by its name; other words by which somebody may look for it. */
export interface Place {
  readonly label: string
  readonly path: string
  readonly words?: string
}

const ofClients: readonly Place[] = [
  { label: 'Dashboard Overview', path: '/dashboard', words: 'home savings' },
  { label: 'My Uploads', path: '/dashboard?tab=uploads', words: 'files reports' },
  { label: 'Upload New File', path: '/dashboard?tab=upload', words: 'send audit' },
  { label: 'Findings to Review', path: '/findings?decision=open', words: 'worklist open' },
  {
    label: 'Findings by Payee',
    path: '/findings?group=provider&decision=open',
    words: 'provider pharmacy recovery',
  },
  { label: 'Confirmed Findings', path: '/findings?decision=confirmed' },
  { label: 'Dismissed Findings', path: '/findings?decision=dismissed' },
  { label: 'Cases and Letters', path: '/cases', words: 'deadline appeal demand recovery' },
  { label: 'Start a Case', path: '/cases/new', words: 'letter' },
  { label: 'Ask the Audit', path: '/ask', words: 'question' },
  { label: 'What Your Reviews Say', path: '/learning', words: 'precision rules leads' },
  { label: 'Plan Rules', path: '/plan-rules', words: 'contract terms' },
  { label: 'Billing & Plan', path: '/billing', words: 'subscription invoice usage' },
  { label: 'Team', path: '/team', words: 'people invite colleagues roles' },
  { label: 'Activity', path: '/activity', words: 'audit trail log' },
]

const ofAdministrators: readonly Place[] = [
  { label: 'Admin Dashboard', path: '/admin', words: 'users insights' },
]

const ofAll: readonly Place[] = [
  { label: 'Profile', path: '/profile', words: 'password sessions role retention logo' },
  { label: 'Pricing', path: '/pricing', words: 'plans' },
  { label: 'API', path: '/api', words: 'developers' },
  { label: 'Log out', path: '/logout', words: 'sign out' },
]

/** What stays with the owner of an account, for whoever works there. */
const ofOwners: ReadonlySet<string> = new Set(['/activity', '/billing', '/pricing'])

/** What changes something, for whoever only reads. */
const ofChangers: ReadonlySet<string> = new Set(['/dashboard?tab=upload', '/cases/new'])

/** Where a person may go. */
export function placesOf({ role, team }: Pick<User, 'role' | 'team'>): readonly Place[] {
  const places = [...(role === 'client' ? ofClients : ofAdministrators), ...ofAll]
  if (team === undefined) return places
  const reads = team.role === 'reader'
  return places.filter(({ path }) => !ofOwners.has(path) && !(reads && ofChangers.has(path)))
}

/** 1 where each word that was typed begins a word of the entry, else 0: nothing is guessed. */
export function fits(typed: string, entry: string): number {
  const words = entry.toLowerCase().split(/[\s_\-.,&]+/)
  const wanted = typed.toLowerCase().split(/[\s_\-.,&]+/)
  return wanted.every((start) => words.some((word) => word.startsWith(start))) ? 1 : 0
}
