import * as z from 'zod'
import { Id } from '../id.ts'
import { DecisionGiven, Undo } from '../review/decisions.ts'
import {
  BulkDecisionGiven,
  BulkDecisionMade,
  FindingFacets,
  FindingFilter,
  FindingGroups,
  FindingGroupsQuery,
  FindingItem,
  FindingsExportQuery,
  FindingsPage,
  FindingsQuery,
} from '../review/finding-list.ts'
import { FindingWhole, RulePrecision } from '../review/finding.ts'
import { endpoint } from './endpoint.ts'
import { reviewCalls } from './review-calls.ts'

/** Findings as a queue of work: lists, decisions, and what is learned from them. */
export const reviewEndpoints = {
  listFindings: endpoint({
    ...reviewCalls.listFindings,
    access: 'reader',
    summary: 'One page of the findings of all counted uploads, with the sum of all that match',
    query: FindingsQuery,
    reply: FindingsPage,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  searchFindings: endpoint({
    ...reviewCalls.searchFindings,
    access: 'reader',
    whileActing: true,
    summary: 'The same, with the filter and the search in the body',
    body: FindingsQuery.strict(),
    reply: FindingsPage,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  findingGroups: endpoint({
    ...reviewCalls.findingGroups,
    access: 'reader',
    summary: 'Findings that match in groups, those with most dollars first',
    query: FindingGroupsQuery,
    reply: FindingGroups,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  findingFacets: endpoint({
    ...reviewCalls.findingFacets,
    access: 'reader',
    summary: 'How many findings each value of each facet holds under the other filters',
    query: FindingFilter,
    reply: FindingFacets,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  exportFindings: endpoint({
    ...reviewCalls.exportFindings,
    access: 'reader',
    summary: 'Every finding that matches, as CSV, XLSX or JSON',
    query: FindingsExportQuery,
    replyType: 'application/octet-stream',
    successStatus: 200,
    errors: ['payment-required'],
  }),
  finding: endpoint({
    ...reviewCalls.finding,
    access: 'reader',
    summary: 'One finding whole, with its lines side by side and its history',
    params: Id,
    reply: FindingWhole,
    successStatus: 200,
    errors: ['payment-required', 'not-found'],
  }),
  decideFinding: endpoint({
    ...reviewCalls.decideFinding,
    access: 'reader',
    summary: 'Decide on a finding',
    params: Id,
    body: DecisionGiven,
    reply: FindingItem,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  decideFindings: endpoint({
    ...reviewCalls.decideFindings,
    access: 'reader',
    summary: 'Decide on all findings that match, in one go',
    body: BulkDecisionGiven,
    reply: BulkDecisionMade,
    successStatus: 200,
    errors: ['payment-required', 'conflict'],
  }),
  undoDecisions: endpoint({
    ...reviewCalls.undoDecisions,
    access: 'reader',
    summary: 'Undo a decision on many, once and within the hour',
    body: Undo,
    reply: BulkDecisionMade.omit({ undo: true }),
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  rulePrecision: endpoint({
    ...reviewCalls.rulePrecision,
    access: 'reader',
    summary: 'How each rule fared with the reviews of this account',
    reply: z.array(RulePrecision),
    successStatus: 200,
    errors: ['payment-required'],
  }),
} as const
