import * as z from 'zod'
import { auditCalls } from './audit-calls.ts'
import { Claim, ClaimsQuery } from '../claims.ts'
import { ReportQuery } from '../reports.ts'
import { Upload, UploadDetails, UploadForm, UploadRetry } from '../uploads.ts'
import { DashboardBreakdown, DashboardStats, Usage } from '../usage.ts'
import { endpoint } from './endpoint.ts'
import { Id } from '../id.ts'

/** Uploads, their results, usage and the dashboard. */
export const auditEndpoints = {
  createUpload: endpoint({
    ...auditCalls.createUpload,
    access: 'open-client',
    summary: 'Upload a claims file',
    multipart: UploadForm,
    reply: Upload,
    successStatus: 201,
    errors: [
      'file-too-large',
      'wrong-file-type',
      'wrong-content-type',
      'payment-required',
      'same-file',
      'storage-full',
      'too-many-waiting',
      'not-available',
    ],
  }),
  listUploads: endpoint({
    ...auditCalls.listUploads,
    access: 'open-client',
    summary: 'Uploads, newest first',
    reply: z.array(Upload),
    successStatus: 200,
    errors: ['payment-required', 'not-available'],
  }),
  uploadDetails: endpoint({
    ...auditCalls.uploadDetails,
    access: 'open-client',
    summary: 'An upload with rows set aside and coverage',
    params: Id,
    reply: UploadDetails,
    successStatus: 200,
    errors: ['not-found', 'payment-required'],
  }),
  uploadClaims: endpoint({
    ...auditCalls.uploadClaims,
    access: 'open-client',
    summary: 'Claims of an upload',
    params: Id,
    query: ClaimsQuery,
    reply: z.array(Claim),
    successStatus: 200,
    errors: ['not-found', 'payment-required'],
  }),
  uploadReport: endpoint({
    ...auditCalls.uploadReport,
    access: 'open-client',
    summary: 'The report, made once for each choice and the same ever after',
    params: Id,
    query: ReportQuery,
    replyType: 'text/html',
    successStatus: 200,
    errors: ['not-found', 'not-ready', 'payment-required'],
  }),
  uploadCsv: endpoint({
    ...auditCalls.uploadCsv,
    access: 'open-client',
    summary: 'Every line with its verdict',
    params: Id,
    replyType: 'text/csv',
    successStatus: 200,
    errors: ['not-found', 'not-ready', 'payment-required'],
  }),
  uploadSetAside: endpoint({
    ...auditCalls.uploadSetAside,
    access: 'open-client',
    summary: 'Rows set aside with their reasons',
    params: Id,
    replyType: 'text/csv',
    successStatus: 200,
    errors: ['not-found', 'not-ready', 'payment-required'],
  }),
  sampleUpload: endpoint({
    ...auditCalls.sampleUpload,
    access: 'open-client',
    summary: 'Audit the sample file; counts no claims',
    reply: Upload,
    successStatus: 201,
    errors: ['payment-required', 'storage-full', 'too-many-waiting', 'not-available'],
  }),
  retryUpload: endpoint({
    ...auditCalls.retryUpload,
    access: 'open-client',
    summary:
      'Audit a file again that ended in an error or failed, as another type where it says so',
    params: Id,
    body: UploadRetry,
    reply: Upload,
    successStatus: 200,
    errors: ['not-found', 'conflict', 'payment-required'],
  }),
  usage: endpoint({
    ...auditCalls.usage,
    access: 'client',
    summary: 'Usage of the calendar month',
    reply: Usage,
    successStatus: 200,
    errors: [],
  }),
  dashboardStats: endpoint({
    ...auditCalls.dashboardStats,
    access: 'open-client',
    summary: 'Totals over all audits',
    reply: DashboardStats,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  dashboardBreakdown: endpoint({
    ...auditCalls.dashboardBreakdown,
    access: 'open-client',
    summary: 'Dollars by category, lines by status',
    reply: DashboardBreakdown,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  recentClaims: endpoint({
    ...auditCalls.recentClaims,
    access: 'open-client',
    summary: 'Up to ten claims of the newest audits',
    reply: z.array(Claim),
    successStatus: 200,
    errors: ['payment-required'],
  }),
  events: endpoint({
    ...auditCalls.events,
    access: 'client',
    summary: 'Progress of the user’s uploads',
    replyType: 'text/event-stream',
    successStatus: 200,
    errors: [],
  }),
} as const
