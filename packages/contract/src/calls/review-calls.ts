import type { Call } from './call.ts'

/** Where the calls of findings, decisions, cases and letters go. */
export const reviewCalls = {
  listFindings: { method: 'GET', path: '/api/findings' },
  /** The same with the search in its body: what people look for belongs in no address. */
  searchFindings: { method: 'POST', path: '/api/findings/search' },
  findingGroups: { method: 'GET', path: '/api/findings/groups' },
  findingFacets: { method: 'GET', path: '/api/findings/facets' },
  exportFindings: { method: 'GET', path: '/api/findings/export' },
  /** Groups, facets and exports with the search in the body. */
  searchFindingGroups: { method: 'POST', path: '/api/findings/groups' },
  searchFindingFacets: { method: 'POST', path: '/api/findings/facets' },
  exportSearchedFindings: { method: 'POST', path: '/api/findings/export' },
  finding: { method: 'GET', path: '/api/findings/:id' },
  decideFinding: { method: 'POST', path: '/api/findings/:id/decision' },
  /** Holds a medical record against the finding's line. */
  reviewRecord: { method: 'POST', path: '/api/findings/:id/record' },
  /** Lets a language model read what rules left open. */
  readRecordByModel: { method: 'POST', path: '/api/findings/:id/record/reading' },
  signRecord: { method: 'POST', path: '/api/findings/:id/record/signature' },
  decideFindings: { method: 'POST', path: '/api/findings/decisions' },
  undoDecisions: { method: 'POST', path: '/api/findings/decisions/undo' },
  savedViews: { method: 'GET', path: '/api/findings/views' },
  saveView: { method: 'POST', path: '/api/findings/views' },
  changeView: { method: 'PATCH', path: '/api/findings/views/:id' },
  deleteView: { method: 'DELETE', path: '/api/findings/views/:id' },
  rulePrecision: { method: 'GET', path: '/api/rules/precision' },
  treatRule: { method: 'POST', path: '/api/rules/:id/treatment' },
  askQuestion: { method: 'POST', path: '/api/questions' },
  askUpload: { method: 'POST', path: '/api/uploads/:id/questions' },
} as const satisfies Record<string, Call>

export const caseCalls = {
  createCase: { method: 'POST', path: '/api/cases' },
  listCases: { method: 'GET', path: '/api/cases' },
  case: { method: 'GET', path: '/api/cases/:id' },
  changeCase: { method: 'PATCH', path: '/api/cases/:id' },
  caseEvidence: { method: 'GET', path: '/api/cases/:id/evidence' },
  createLetter: { method: 'POST', path: '/api/cases/:id/letters' },
  letter: { method: 'GET', path: '/api/letters/:id' },
  askForLetterWords: { method: 'POST', path: '/api/letters/:id/words' },
  chooseLetterWords: { method: 'PATCH', path: '/api/letters/:id/words' },
  finalLetter: { method: 'POST', path: '/api/letters/:id/final' },
  letterDocument: { method: 'GET', path: '/api/letters/:id/document' },
  overview: { method: 'GET', path: '/api/overview' },
} as const satisfies Record<string, Call>
