import type { Call } from './call.ts'

/** Where the calls about a language model go. */
export const modelCalls = {
  modelStanding: { method: 'GET', path: '/api/ai-settings' },
  setModelSwitches: { method: 'POST', path: '/api/ai-settings' },
  modelExample: { method: 'GET', path: '/api/ai-settings/example' },
  uploadSuggestions: { method: 'GET', path: '/api/uploads/:id/suggestions' },
  decideSuggestion: { method: 'POST', path: '/api/suggestions/:id/decision' },
  modelOversight: { method: 'GET', path: '/api/admin/ai' },
} as const satisfies Record<string, Call>
