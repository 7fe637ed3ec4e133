import { Id } from '../id.ts'
import { ComparisonQuery, UploadChange, UploadComparison } from '../own-uploads.ts'
import { UploadMedicare } from '../upload-medicare.ts'
import { CorrectedForm, Upload } from '../uploads.ts'
import { endpoint } from './endpoint.ts'
import { ownDataCalls } from '../calls/own-data-calls.ts'

/** What an owner does with uploads that are there: name, compare, audit again, have them back. */
export const ownUploadEndpoints = {
  changeUpload: endpoint({
    ...ownDataCalls.changeUpload,
    access: 'reader',
    team: 'account',
    summary: 'Rename an upload, or be told when its audit has ended',
    params: Id,
    body: UploadChange,
    reply: Upload,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict', 'not-available'],
  }),
  uploadOriginal: endpoint({
    ...ownDataCalls.uploadOriginal,
    access: 'client',
    team: 'account',
    summary: 'The file as it was sent',
    params: Id,
    replyType: 'application/octet-stream',
    successStatus: 200,
    errors: ['not-found', 'not-available'],
  }),
  auditAgain: endpoint({
    ...ownDataCalls.auditAgain,
    access: 'open-client',
    team: 'account',
    summary: 'Audit the file of an upload again with the rules of now, as an upload of its own',
    params: Id,
    reply: Upload,
    successStatus: 201,
    errors: [
      'payment-required',
      'not-found',
      'not-ready',
      'conflict',
      'storage-full',
      'too-many-waiting',
      'not-available',
    ],
  }),
  rowsToCorrect: endpoint({
    ...ownDataCalls.rowsToCorrect,
    access: 'client',
    team: 'account',
    summary: 'Rows set aside with every column of the file, to be corrected and sent again',
    params: Id,
    replyType: 'text/csv',
    successStatus: 200,
    errors: ['not-found', 'not-ready'],
  }),
  sendCorrected: endpoint({
    ...ownDataCalls.sendCorrected,
    access: 'open-client',
    team: 'account',
    summary:
      'Audit the file of an upload again with corrected rows in place of those set aside, as an upload of its own',
    params: Id,
    multipart: CorrectedForm,
    reply: Upload,
    successStatus: 201,
    errors: [
      'file-too-large',
      'wrong-content-type',
      'payment-required',
      'not-found',
      'not-ready',
      'conflict',
      'storage-full',
      'too-many-waiting',
      'not-available',
    ],
  }),
  uploadMedicare: endpoint({
    ...ownDataCalls.uploadMedicare,
    access: 'reader',
    team: 'account',
    summary: 'What was agreed for the services of an upload as a percent of Medicare',
    params: Id,
    reply: UploadMedicare,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'not-ready'],
  }),
  compareUploads: endpoint({
    ...ownDataCalls.compareUploads,
    access: 'reader',
    team: 'account',
    summary: 'What findings of an upload are new, gone or the same beside an earlier one',
    params: Id,
    query: ComparisonQuery,
    reply: UploadComparison,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'not-ready'],
  }),
} as const
