import { ActivityPage, ActivityQuery } from '../activity.ts'
import { activityCalls } from '../calls/activity-calls.ts'
import { endpoint } from './endpoint.ts'

/** A customer's own part of the audit trail. */
export const activityEndpoints = {
  activity: endpoint({
    ...activityCalls.activity,
    access: 'client',
    summary: 'What was done with the account, the newest first',
    query: ActivityQuery,
    reply: ActivityPage,
    successStatus: 200,
    errors: [],
  }),
  activityExport: endpoint({
    ...activityCalls.activityExport,
    access: 'client',
    summary: 'All of it as CSV',
    replyType: 'text/csv',
    successStatus: 200,
    errors: [],
  }),
} as const
