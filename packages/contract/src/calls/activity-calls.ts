import type { Call } from './call.ts'

/** Where the calls of a customer's own audit trail go. */
export const activityCalls = {
  activity: { method: 'GET', path: '/api/activity' },
  activityExport: { method: 'GET', path: '/api/activity/export' },
} as const satisfies Record<string, Call>
