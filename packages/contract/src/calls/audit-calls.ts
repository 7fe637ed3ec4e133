import type { Call } from './call.ts'

/** Where the calls of uploads, results, usage and the dashboard go. */
export const auditCalls = {
  createUpload: { method: 'POST', path: '/api/uploads' },
  listUploads: { method: 'GET', path: '/api/uploads' },
  uploadDetails: { method: 'GET', path: '/api/uploads/:id' },
  uploadClaims: { method: 'GET', path: '/api/uploads/:id/claims' },
  searchClaims: { method: 'POST', path: '/api/uploads/:id/claims/search' },
  uploadReport: { method: 'GET', path: '/api/uploads/:id/report' },
  orderReport: { method: 'POST', path: '/api/uploads/:id/report' },
  uploadCsv: { method: 'GET', path: '/api/uploads/:id/claims.csv' },
  uploadSetAside: { method: 'GET', path: '/api/uploads/:id/set-aside.csv' },
  rowPicture: { method: 'GET', path: '/api/uploads/:id/rows/:row/picture' },
  sampleUpload: { method: 'POST', path: '/api/uploads/sample' },
  sampleReport: { method: 'GET', path: '/api/sample-report' },
  retryUpload: { method: 'POST', path: '/api/uploads/:id/retry' },
  usage: { method: 'GET', path: '/api/usage' },
  dashboardStats: { method: 'GET', path: '/api/dashboard/stats' },
  dashboardBreakdown: { method: 'GET', path: '/api/dashboard/breakdown' },
  recentClaims: { method: 'GET', path: '/api/dashboard/recent-claims' },
  events: { method: 'GET', path: '/api/events' },
} as const satisfies Record<string, Call>
