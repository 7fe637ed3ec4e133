import type { Call } from './call.ts'

/** Where the calls of administration go. */
export const adminCalls = {
  adminLogin: { method: 'POST', path: '/api/admin/login' },
  adminStats: { method: 'GET', path: '/api/admin/stats' },
  adminUsers: { method: 'GET', path: '/api/admin/users' },
  searchUsers: { method: 'POST', path: '/api/admin/users/search' },
  toggleAccess: { method: 'POST', path: '/api/admin/toggle-access' },
  addCredits: { method: 'POST', path: '/api/admin/add-credits' },
  updatePlan: { method: 'POST', path: '/api/admin/update-plan' },
  checkUserAccount: { method: 'GET', path: '/api/admin/check-user-account' },
  linkUserAccount: { method: 'POST', path: '/api/admin/link-user-account' },
  shownMail: { method: 'GET', path: '/api/admin/mail' },
  switchToUser: { method: 'POST', path: '/api/admin/switch-to-user' },
  switchBack: { method: 'POST', path: '/api/admin/switch-back' },
  deletionInfo: { method: 'GET', path: '/api/admin/users/:id/deletion-info' },
  archiveUser: { method: 'POST', path: '/api/admin/users/:id/soft-delete' },
  restoreUser: { method: 'POST', path: '/api/admin/users/:id/restore' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/:id/hard-delete' },
  clearSessions: { method: 'POST', path: '/api/admin/users/:id/clear-sessions' },
  startReset: { method: 'POST', path: '/api/admin/users/:id/reset-password' },
  adminUploads: { method: 'GET', path: '/api/admin/uploads' },
  deleteUpload: { method: 'DELETE', path: '/api/admin/uploads/:id' },
  auditTrail: { method: 'GET', path: '/api/admin/audit-trail' },
  refundRequests: { method: 'GET', path: '/api/admin/refund-requests' },
  /** Which tables audits read, and which are missing. */
  referenceTables: { method: 'GET', path: '/api/admin/reference-tables' },
  adminInsights: { method: 'GET', path: '/api/admin/insights' },
} as const satisfies Record<string, Call>
