import type { Call } from './call.ts'

/** Where the calls about an account's own data go. */
export const ownDataCalls = {
  ownData: { method: 'GET', path: '/api/account/data' },
  setRetention: { method: 'POST', path: '/api/account/retention' },
  branding: { method: 'GET', path: '/api/account/branding' },
  setBranding: { method: 'POST', path: '/api/account/branding' },
  exportData: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  deleteOwnUpload: { method: 'DELETE', path: '/api/uploads/:id' },
  changeUpload: { method: 'PATCH', path: '/api/uploads/:id' },
  uploadOriginal: { method: 'GET', path: '/api/uploads/:id/original' },
  auditAgain: { method: 'POST', path: '/api/uploads/:id/audit-again' },
  rowsToCorrect: { method: 'GET', path: '/api/uploads/:id/rows-to-correct.csv' },
  sendCorrected: { method: 'POST', path: '/api/uploads/:id/corrected' },
  uploadMedicare: { method: 'GET', path: '/api/uploads/:id/medicare' },
  compareUploads: { method: 'GET', path: '/api/uploads/:id/comparison' },
} as const satisfies Record<string, Call>
