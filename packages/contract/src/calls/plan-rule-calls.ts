import type { Call } from './call.ts'

/** Where the calls about rules of plans and contracts go. */
export const planRuleCalls = {
  planRules: { method: 'GET', path: '/api/plan-rules' },
  planRule: { method: 'GET', path: '/api/plan-rules/:id' },
  readPlanRule: { method: 'POST', path: '/api/plan-rules/reading' },
  readPlanDocument: { method: 'POST', path: '/api/plan-rules/document' },
  savePlanRule: { method: 'POST', path: '/api/plan-rules' },
  changePlanRule: { method: 'PATCH', path: '/api/plan-rules/:id' },
  deletePlanRule: { method: 'DELETE', path: '/api/plan-rules/:id' },
  tryPlanRule: { method: 'POST', path: '/api/plan-rules/:id/trial' },
  approvePlanRule: { method: 'POST', path: '/api/plan-rules/:id/approval' },
  endPlanRule: { method: 'POST', path: '/api/plan-rules/:id/end' },
  withdrawPlanRule: { method: 'POST', path: '/api/plan-rules/:id/withdrawal' },
  proposePlanRules: { method: 'POST', path: '/api/plan-rules/document/proposals' },
} as const satisfies Record<string, Call>
