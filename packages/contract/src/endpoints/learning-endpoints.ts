import * as z from 'zod'
import { Done } from '../admin.ts'
import { Id } from '../id.ts'
import { RuleId, RulePrecision, RuleTreatmentGiven } from '../review/learning.ts'
import { SavedView, SavedViewChange, SavedViewGiven } from '../review/saved-views.ts'
import { endpoint } from './endpoint.ts'
import { reviewCalls } from '../calls/review-calls.ts'

/** What an account made its own: named lists, and what its reviews say of the rules. */
export const learningEndpoints = {
  savedViews: endpoint({
    ...reviewCalls.savedViews,
    access: 'reader',
    team: 'account',
    summary: 'Lists of findings that the account named, by name',
    reply: z.array(SavedView),
    successStatus: 200,
    errors: ['payment-required'],
  }),
  saveView: endpoint({
    ...reviewCalls.saveView,
    access: 'reader',
    team: 'account',
    summary: 'Name a list of findings',
    body: SavedViewGiven,
    reply: SavedView,
    successStatus: 201,
    errors: ['payment-required', 'conflict'],
  }),
  changeView: endpoint({
    ...reviewCalls.changeView,
    access: 'reader',
    team: 'account',
    summary: 'Rename a view, or change what it shows',
    params: Id,
    body: SavedViewChange,
    reply: SavedView,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
  deleteView: endpoint({
    ...reviewCalls.deleteView,
    access: 'reader',
    team: 'account',
    summary: 'Delete a view; its findings stay',
    params: Id,
    reply: Done,
    successStatus: 200,
    errors: ['payment-required', 'not-found'],
  }),
  rulePrecision: endpoint({
    ...reviewCalls.rulePrecision,
    access: 'reader',
    team: 'account',
    summary: 'How each rule fared with the reviews of this account',
    reply: z.array(RulePrecision),
    successStatus: 200,
    errors: ['payment-required'],
  }),
  treatRule: endpoint({
    ...reviewCalls.treatRule,
    access: 'reader',
    team: 'account',
    summary: 'Accept that a rule is a lead for this account, or take it as published again',
    params: RuleId,
    body: RuleTreatmentGiven,
    reply: RulePrecision,
    successStatus: 200,
    errors: ['payment-required', 'not-found', 'conflict'],
  }),
} as const
