import type { Call } from './call.ts'

/** Where the calls of the look before an audit, and of mappings that are kept, go. */
export const lookCalls = {
  uploadLook: { method: 'GET', path: '/api/uploads/:id/look' },
  answerLook: { method: 'POST', path: '/api/uploads/:id/look' },
  askForColumns: { method: 'POST', path: '/api/uploads/:id/look/proposals' },
  columnMappings: { method: 'GET', path: '/api/mappings' },
  deleteMapping: { method: 'DELETE', path: '/api/mappings/:id' },
} as const satisfies Record<string, Call>
