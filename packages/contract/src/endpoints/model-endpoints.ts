import {
  ModelExample,
  ModelOversight,
  ModelStanding,
  ModelSwitchesChanged,
} from '../model-settings.ts'
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
    summary: 'Let a language model word patterns, read questions or propose columns, or no longer',
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
  modelOversight: endpoint({
    ...modelCalls.modelOversight,
    access: 'admin',
    summary: 'Questions to the language model, with tokens, cost and how they ended',
    reply: ModelOversight,
    successStatus: 200,
    errors: [],
  }),
} as const
