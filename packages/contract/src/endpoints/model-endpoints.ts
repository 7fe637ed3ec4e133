import {
  ModelExample,
  ModelOversight,
  ModelStanding,
  ModelSwitchesChanged,
} from '../model-settings.ts'
import { Id } from '../id.ts'
import { Suggestion, SuggestionDecision, UploadSuggestions } from '../second-look.ts'
import { endpoint } from './endpoint.ts'
import { modelCalls } from '../calls/model-calls.ts'

/** What a language model may be asked for, and what it was. */
export const modelEndpoints = {
  modelStanding: endpoint({
    ...modelCalls.modelStanding,
    access: 'client',
    team: 'account',
    summary: 'Which language model writes words, and whether the account wants them',
    reply: ModelStanding,
    successStatus: 200,
    errors: [],
  }),
  setModelSwitches: endpoint({
    ...modelCalls.setModelSwitches,
    access: 'client',
    summary:
      'Let a language model word patterns, read questions, propose columns or look again, or no longer',
    body: ModelSwitchesChanged,
    reply: ModelStanding,
    successStatus: 200,
    errors: ['conflict'],
  }),
  modelExample: endpoint({
    ...modelCalls.modelExample,
    access: 'client',
    team: 'account',
    summary:
      'Exactly what would be sent to the language model for the newest finding, and for columns',
    reply: ModelExample,
    successStatus: 200,
    errors: [],
  }),
  uploadSuggestions: endpoint({
    ...modelCalls.uploadSuggestions,
    access: 'reader',
    team: 'account',
    summary: 'What a language model finds worth a look in an upload; counted nowhere',
    params: Id,
    reply: UploadSuggestions,
    successStatus: 200,
    errors: ['not-found', 'not-ready', 'payment-required'],
  }),
  decideSuggestion: endpoint({
    ...modelCalls.decideSuggestion,
    access: 'reader',
    team: 'account',
    summary: 'Take a suggestion as a lead of one’s own, leave it, or open it again',
    params: Id,
    body: SuggestionDecision,
    reply: Suggestion,
    successStatus: 200,
    errors: ['not-found', 'payment-required'],
  }),
  modelOversight: endpoint({
    ...modelCalls.modelOversight,
    access: 'admin',
    summary: 'Questions to the language model, with tokens, cost and how they ended',
    reply: ModelOversight,
    successStatus: 200,
    errors: [],
  }),
} as const
