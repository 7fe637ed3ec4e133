import { roomBlock } from './rooms.js'

/** What the context names: opened once, handed to every service. */
const opened = ['db', 'files', 'audit-trail', 'payments', 'rendering', 'jobs', 'mail']
/** What most services stand on. */
const footing = ['app-error.ts', 'actor.ts', 'context.ts', 'db']

/** The server's rooms, from the ground up (ARCHITECTURE.md, "Server"). */
const rooms = {
  'app-error.ts': [],
  'product-version.ts': [],
  settings: [],
  'actor.ts': [],
  files: ['settings'],
  mail: ['settings'],
  postgres: [],
  db: ['settings', 'postgres'],
  'stored-audits': ['db', 'files'],
  'audit-trail': ['settings', 'db', 'files'],
  keys: ['app-error.ts', 'settings', 'files', 'db', 'stored-audits', 'audit-trail'],
  payments: ['app-error.ts', 'settings', 'db'],
  rendering: ['product-version.ts', 'db', 'files', 'stored-audits'],
  jobs: ['db', 'files', 'stored-audits'],
  'context.ts': ['settings', 'keys', ...opened],
  'open-context.ts': ['settings', 'keys', 'context.ts', ...opened],

  'back-up': ['keys', 'context.ts', 'db', 'files'],

  'services/operations': ['context.ts', 'db', 'jobs'],
  'services/billing': [...footing, 'payments'],
  'services/accounts': [...footing, 'mail', 'services/billing'],
  'services/second-factor': [...footing, 'files', 'services/accounts'],
  'services/uploads': [...footing, 'product-version.ts', 'files', 'stored-audits'],
  'services/learning': [...footing, 'services/accounts'],
  'services/review': [
    ...footing,
    'files',
    'keys',
    'stored-audits',
    'services/accounts',
    'services/learning',
  ],
  'services/decisions': [...footing, 'stored-audits', 'services/accounts', 'services/review'],
  'services/views': [...footing, 'keys', 'stored-audits', 'services/review'],
  'services/exports': [...footing, 'stored-audits', 'services/learning', 'services/review'],
  'services/results': [...footing, 'files', 'stored-audits', 'services/uploads'],
  'services/cases': [
    ...footing,
    'files',
    'stored-audits',
    'rendering',
    'services/accounts',
    'services/uploads',
    'services/review',
  ],
  'services/audit': [
    'context.ts',
    'product-version.ts',
    'db',
    'files',
    'stored-audits',
    'jobs',
    'services/billing',
  ],
  'services/administration': [
    ...footing,
    'audit-trail',
    'services/billing',
    'services/accounts',
    'services/uploads',
  ],

  http: ['app-error.ts', 'actor.ts', 'services/operations', 'services/uploads'],
  routes: [
    'app-error.ts',
    'context.ts',
    'payments',
    'http',
    'services/operations',
    'services/billing',
    'services/accounts',
    'services/second-factor',
    'services/uploads',
    'services/results',
    'services/review',
    'services/learning',
    'services/decisions',
    'services/views',
    'services/exports',
    'services/administration',
    'services/cases',
  ],
  worker: [
    'settings',
    'context.ts',
    'open-context.ts',
    'db',
    'jobs',
    'services/audit',
    'services/uploads',
  ],
}

export const serverRooms = roomBlock({ root: 'packages/server/src', rooms })
