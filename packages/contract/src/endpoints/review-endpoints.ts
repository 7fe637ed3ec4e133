import { Id } from '../id.ts'
import { BulkDecisionGiven, BulkDecisionMade } from '../review/bulk-decisions.ts'
import { DecisionGiven, Undo } from '../review/decisions.ts'
import { FindingItem } from '../review/finding-item.ts'
import {
  RecordFinding,
  RecordForm,
  RecordRead,
  RecordReadByModel,
  RecordSignature,
} from '../review/record-review.ts'
import { FindingWhole } from '../review/finding.ts'
import { endpoint } from './endpoint.ts'
import { reviewCalls } from '../calls/review-calls.ts'

/** One finding, and what is decided on one or many. */
export const reviewEndpoints = {
  finding: endpoint({
    ...reviewCalls.finding,
    access: 'reader',
    team: 'account',
    summary: 'One finding whole, with its lines side by side and its history',
    params: Id,
    reply: FindingWhole,
    successStatus: 200,
    errors: ['payment-required', 'not-found'],
  }),
  decideFinding: endpoint({
    ...reviewCalls.decideFinding,
    access: 'reader',
    team: 'account',
    summary: 'Decide on a finding',
    params: Id,
    body: DecisionGiven,
    reply: FindingItem,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  reviewRecord: endpoint({
    ...reviewCalls.reviewRecord,
    access: 'reader',
    team: 'account',
    summary:
      'Read a medical record (PDF or text) and say, with quotes, what it says about the line of a finding; nothing of it is kept',
    params: Id,
    multipart: RecordForm,
    reply: RecordRead,
    successStatus: 200,
    errors: [
      'payment-required',
      'not-found',
      'wrong-content-type',
      'wrong-file-type',
      'file-too-large',
      'too-many-requests',
    ],
  }),
  readRecordByModel: endpoint({
    ...reviewCalls.readRecordByModel,
    access: 'reader',
    team: 'account',
    summary:
      'Let the language model read, three times, what rules left open of a medical record; nothing of it is kept',
    params: Id,
    multipart: RecordForm,
    reply: RecordReadByModel,
    successStatus: 200,
    errors: [
      ...(['payment-required', 'not-found', 'wrong-content-type', 'wrong-file-type'] as const),
      ...(['file-too-large', 'too-many-requests', 'conflict'] as const),
    ],
  }),
  signRecord: endpoint({
    ...reviewCalls.signRecord,
    access: 'reader',
    team: 'account',
    summary:
      'Sign what was read of a medical record: a finding of a person, beside that of the audit',
    params: Id,
    body: RecordSignature,
    reply: RecordFinding,
    successStatus: 201,
    errors: ['payment-required', 'not-found', 'conflict', 'forbidden'],
  }),
  decideFindings: endpoint({
    ...reviewCalls.decideFindings,
    access: 'reader',
    team: 'account',
    summary: 'Decide on all findings that match, in one go',
    body: BulkDecisionGiven,
    reply: BulkDecisionMade,
    successStatus: 200,
    errors: ['payment-required', 'conflict'],
  }),
  undoDecisions: endpoint({
    ...reviewCalls.undoDecisions,
    access: 'reader',
    team: 'account',
    summary: 'Undo a decision on many, once and within the hour',
    body: Undo,
    reply: BulkDecisionMade.omit({ undo: true }),
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
} as const
