import * as z from 'zod'
import { Done } from '../admin.ts'
import { Id } from '../id.ts'
import { ColumnMappingKept, LookAnswer, UploadLook } from '../look.ts'
import { Upload } from '../uploads.ts'
import { endpoint } from './endpoint.ts'
import { lookCalls } from '../calls/look-calls.ts'

/** A look at a file before it is audited, and what an account said of columns. */
export const lookEndpoints = {
  uploadLook: endpoint({
    ...lookCalls.uploadLook,
    access: 'reader',
    team: 'account',
    summary: 'How a file that waits for an answer was understood, and what is asked about it',
    params: Id,
    reply: UploadLook,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  answerLook: endpoint({
    ...lookCalls.answerLook,
    access: 'open-client',
    team: 'account',
    summary: 'Say what the columns of a file mean, and have it audited or shown once more',
    params: Id,
    body: LookAnswer,
    reply: Upload,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  askForColumns: endpoint({
    ...lookCalls.askForColumns,
    access: 'open-client',
    team: 'account',
    summary: 'Ask the language model what doubtful columns of a file are; no reading changes by it',
    params: Id,
    reply: UploadLook,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  columnMappings: endpoint({
    ...lookCalls.columnMappings,
    access: 'reader',
    team: 'account',
    summary: 'Mappings that the account keeps for files by their headings, by name',
    reply: z.array(ColumnMappingKept),
    successStatus: 200,
    errors: ['payment-required'],
  }),
  deleteMapping: endpoint({
    ...lookCalls.deleteMapping,
    access: 'reader',
    team: 'account',
    summary: 'Forget a mapping; audits that were made by it stay',
    params: Id,
    reply: Done,
    successStatus: 200,
    errors: ['payment-required', 'not-found'],
  }),
} as const
