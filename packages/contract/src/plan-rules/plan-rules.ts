import * as z from 'zod'
import { WrittenPlanRule } from './plan-rule-file.ts'

const named = (most: number) => z.string().trim().min(1, 'Write something.').max(most)

/** A clause as somebody writes it down in the app: whose terms, from what document, and what it says. */
export const PlanRuleGiven = z.strictObject({
  /** What the plan or contract is called; findings name it. */
  plan: named(120),
  document: named(200),
  rule: WrittenPlanRule,
  /** Its form was filled in by a language model, whose quote and figures were held against the document. */
  proposedBy: z.literal('model').optional(),
})
export type PlanRuleGiven = z.infer<typeof PlanRuleGiven>
/** As it is sent: what the schema fills in may be left out. */
export type PlanRuleSent = z.input<typeof PlanRuleGiven>

/** A claim made up for a clause, and what an audit says of it. */
export const PlanRuleExample = z.object({
  claim: z.string(),
  answer: z.string(),
  atRiskDollars: z.number(),
  isFlagged: z.boolean(),
})
export type PlanRuleExample = z.infer<typeof PlanRuleExample>

/** What a clause comes to before anybody relies on it. */
export const PlanRuleReading = z.object({
  /** The clause as one would say it. */
  words: z.string(),
  /** What cannot be meant, one sentence each; then there are no examples. */
  problems: z.array(z.string()),
  examples: z.array(PlanRuleExample),
})
export type PlanRuleReading = z.infer<typeof PlanRuleReading>

/** `draft` judges nothing; `approved` judges from its first day on; `withdrawn` judges no more. */
export const planRuleStates = ['draft', 'approved', 'withdrawn'] as const

export const PlanRuleListed = z.object({
  id: z.string(),
  number: z.number().int(),
  /** As findings name it: `plan:limit-3`. */
  ruleId: z.string(),
  version: z.number().int(),
  state: z.enum(planRuleStates),
  plan: z.string(),
  document: z.string(),
  clause: z.string(),
  words: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
})
export type PlanRuleListed = z.infer<typeof PlanRuleListed>

export const PlanRuleVersion = z.object({
  version: z.number().int(),
  state: z.enum(planRuleStates),
  from: z.string(),
  to: z.string().nullable(),
  by: z.string(),
  at: z.string(),
})
export type PlanRuleVersion = z.infer<typeof PlanRuleVersion>

export const PlanRuleWhole = PlanRuleListed.extend({
  written: PlanRuleGiven,
  reading: PlanRuleReading,
  /** This version was tried on a past upload, or there is none of its kind. */
  isTried: z.boolean(),
  /** Every version, the newest first. */
  versions: z.array(PlanRuleVersion),
})
export type PlanRuleWhole = z.infer<typeof PlanRuleWhole>

/** What somebody had before them when they changed it: another version is refused. */
export const PlanRuleChange = PlanRuleGiven.extend({ version: z.int() })
export type PlanRuleChange = z.infer<typeof PlanRuleChange>

export const PlanRuleTrialAsked = z.strictObject({ uploadId: z.string().max(100) })
export type PlanRuleTrialAsked = z.infer<typeof PlanRuleTrialAsked>

/** What a clause would have found in a past upload; nothing of it is kept or counted. */
export const PlanRuleTrial = z.object({
  uploadId: z.string(),
  lines: z.number().int(),
  flaggedLines: z.number().int(),
  dollars: z.number(),
  providers: z.number().int(),
  /** Of the flagged lines, those that have a finding already. */
  alreadyFlagged: z.number().int(),
  checked: z.number().int(),
  notApplicable: z.number().int(),
  couldNotCheck: z.number().int(),
  /** Why it could not, most frequent first; empty where it could. */
  because: z.string(),
  /** The dearest ones, at most 20. */
  examples: z.array(
    z.object({
      row: z.number().int(),
      claimId: z.string().nullable(),
      message: z.string(),
      dollars: z.number(),
    }),
  ),
})
export type PlanRuleTrial = z.infer<typeof PlanRuleTrial>

/** A person approves: the version they saw, and the answers of its examples as they confirmed them. */
export const PlanRuleApproval = z.strictObject({
  version: z.int(),
  confirmed: z.array(z.string().max(2000)).max(20),
})
export type PlanRuleApproval = z.infer<typeof PlanRuleApproval>

/** The last day of service that an approved rule holds for. */
export const PlanRuleEnd = z.strictObject({ version: z.int(), to: z.iso.date() })
export type PlanRuleEnd = z.infer<typeof PlanRuleEnd>

export const PlanRuleWithdrawal = z.strictObject({ version: z.int() })
export type PlanRuleWithdrawal = z.infer<typeof PlanRuleWithdrawal>

/** An account keeps at most so many. */
export const planRulesMaximum = 500
/** All versions of all rules of an account, sealed, come to so many bytes: fee tables are what fills them. */
export const planRulesBytes = 8_000_000

/** The multipart form of a plan or contract to read: its `file`, and no text. */
export const PlanDocumentForm = z.object({})

/** A sentence of a plan or contract that a rule could hold, or that looks as if it did. */
export const PlanClauseRead = z.object({
  page: z.number().int(),
  /** As the document numbers it: `Section 4.2`; empty where it does not. */
  place: z.string(),
  quote: z.string(),
  /** What was understood of it; null where a person has to write it. */
  words: z.string().nullable(),
  /** Why nothing was understood, or what a person has to look at. */
  remark: z.string().nullable(),
  /** What of a rule can be taken from it: days, and mostly the codes, are to be added. */
  rule: z.object({
    clause: z.string(),
    quote: z.string(),
    scope: WrittenPlanRule.shape.scope,
    term: WrittenPlanRule.shape.term.optional(),
  }),
})
export type PlanClauseRead = z.infer<typeof PlanClauseRead>

/** What a plan or contract says that rules can hold. Nothing of it is kept. */
export const PlanDocumentRead = z.object({
  pages: z.number().int(),
  /** Pages that were pictures, whose words are read with less certainty. */
  picturePages: z.array(z.number().int()),
  clauses: z.array(PlanClauseRead),
  /** Clauses beyond the most that are told. */
  more: z.number().int(),
})
export type PlanDocumentRead = z.infer<typeof PlanDocumentRead>

/** Why what a model proposed of a document is not shown, each with how often. */
export const proposalFaults = [
  ...(['quote', 'cut', 'language', 'unwritable', 'turned'] as const),
  ...(['number', 'scope', 'words', 'left-out', 'twice'] as const),
] as const

/** Why a model read a part of a document not at all, or answered nothing that can be used. */
export const unreadBecause = [
  ...(['off', 'level', 'budget', 'deadline', 'provider', 'no-shape', 'ungrounded'] as const),
] as const

/**
 * What a language model proposes beyond what rules understood. Each quote stands in the document, and each figure
 * and code of a proposal in its quote; what did not is counted and told by no word of it.
 */
export const PlanDocumentProposals = z.object({
  clauses: z.array(PlanClauseRead),
  /** Sentences that were sent: those that rules did not understand and that could hold a rule. */
  sentences: z.number().int(),
  refused: z.array(z.object({ because: z.enum(proposalFaults), count: z.number().int() })),
  /** Parts of the document, by their pages, that the model was not asked of, or did not answer for. */
  unread: z.array(
    z.object({
      from: z.number().int(),
      to: z.number().int(),
      because: z.enum(unreadBecause),
    }),
  ),
})
export type PlanDocumentProposals = z.infer<typeof PlanDocumentProposals>
