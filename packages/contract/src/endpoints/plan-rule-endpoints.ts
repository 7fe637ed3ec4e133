import * as z from 'zod'
import { Done } from '../admin.ts'
import { Id } from '../id.ts'
import {
  PlanDocumentForm,
  PlanDocumentProposals,
  PlanDocumentRead,
  PlanRuleApproval,
  PlanRuleChange,
  PlanRuleEnd,
  PlanRuleGiven,
  PlanRuleListed,
  PlanRuleReading,
  PlanRuleTrial,
  PlanRuleTrialAsked,
  PlanRuleWhole,
  PlanRuleWithdrawal,
} from '../plan-rules/plan-rules.ts'
import { endpoint } from './endpoint.ts'
import { planRuleCalls } from '../calls/plan-rule-calls.ts'

/** A rule may hold a fee table of many prices. */
const bodyBytes = 2 * 1024 * 1024

const ofOne = { params: Id, reply: PlanRuleWhole, successStatus: 200 } as const

/** Terms of plans and contracts that an account writes down; approved ones judge its uploads. */
export const planRuleEndpoints = {
  planRules: endpoint({
    ...planRuleCalls.planRules,
    access: 'reader',
    team: 'account',
    summary: 'Rules of plans and contracts that the account wrote down',
    reply: z.array(PlanRuleListed),
    successStatus: 200,
    errors: ['payment-required'],
  }),
  planRule: endpoint({
    ...planRuleCalls.planRule,
    ...ofOne,
    access: 'reader',
    team: 'account',
    summary: 'A rule in words, with five worked examples and all its versions',
    errors: ['payment-required', 'not-found'],
  }),
  readPlanRule: endpoint({
    ...planRuleCalls.readPlanRule,
    access: 'open-client',
    team: 'account',
    summary: 'What a rule would say and find, before it is kept',
    body: PlanRuleGiven,
    bodyBytes,
    reply: PlanRuleReading,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  readPlanDocument: endpoint({
    ...planRuleCalls.readPlanDocument,
    access: 'open-client',
    team: 'account',
    summary:
      'Read a plan or contract (PDF or text) for clauses that rules can hold; nothing of it is kept',
    multipart: PlanDocumentForm,
    reply: PlanDocumentRead,
    successStatus: 200,
    errors: [
      'payment-required',
      'wrong-content-type',
      'wrong-file-type',
      'file-too-large',
      'too-many-requests',
    ],
  }),
  savePlanRule: endpoint({
    ...planRuleCalls.savePlanRule,
    access: 'open-client',
    team: 'account',
    summary: 'Keep a rule as a draft, which judges nothing',
    body: PlanRuleGiven,
    bodyBytes,
    reply: PlanRuleWhole,
    successStatus: 201,
    errors: ['payment-required', 'conflict'],
  }),
  changePlanRule: endpoint({
    ...planRuleCalls.changePlanRule,
    ...ofOne,
    access: 'open-client',
    team: 'account',
    summary: 'Change a draft; an approved rule is ended and another takes its place',
    body: PlanRuleChange,
    bodyBytes,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  deletePlanRule: endpoint({
    ...planRuleCalls.deletePlanRule,
    access: 'open-client',
    team: 'account',
    summary: 'Delete a draft',
    params: Id,
    reply: Done,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  tryPlanRule: endpoint({
    ...planRuleCalls.tryPlanRule,
    access: 'open-client',
    team: 'account',
    summary: 'What a rule would have found in a past upload; nothing of it is counted',
    params: Id,
    body: PlanRuleTrialAsked,
    reply: PlanRuleTrial,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict', 'not-ready'],
  }),
  approvePlanRule: endpoint({
    ...planRuleCalls.approvePlanRule,
    ...ofOne,
    access: 'open-client',
    summary:
      'Approve a draft, its worked examples confirmed: it judges uploads from its first day on',
    body: PlanRuleApproval,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  endPlanRule: endpoint({
    ...planRuleCalls.endPlanRule,
    ...ofOne,
    access: 'open-client',
    team: 'account',
    summary: 'Set the last day of service that an approved rule holds for',
    body: PlanRuleEnd,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  withdrawPlanRule: endpoint({
    ...planRuleCalls.withdrawPlanRule,
    ...ofOne,
    access: 'open-client',
    summary: 'Take an approved rule back: audits that begin later are not judged by it',
    body: PlanRuleWithdrawal,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  proposePlanRules: endpoint({
    ...planRuleCalls.proposePlanRules,
    access: 'open-client',
    team: 'account',
    summary:
      'Let the language model propose rules from the sentences of a document that rules did not understand; nothing of it is kept',
    multipart: PlanDocumentForm,
    reply: PlanDocumentProposals,
    successStatus: 200,
    errors: [
      ...(['payment-required', 'wrong-content-type', 'wrong-file-type'] as const),
      ...(['file-too-large', 'too-many-requests', 'conflict'] as const),
    ],
  }),
} as const
