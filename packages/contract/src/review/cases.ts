import * as z from 'zod'
import { FindingItem } from './finding-item.ts'
import { FindingFilter } from './finding-list.ts'
import { dueWithin } from './finding-lists.ts'
import { LetterInList } from './letters.ts'
import { LetterRole, Situation } from './letter-lists.ts'

/** Where a case stands. */
export const caseStates = [
  'draft',
  'sent',
  'answered',
  'agreed',
  'disputed',
  'recovered',
  'closed',
] as const
export const CaseState = z.enum(caseStates)
export type CaseState = z.infer<typeof CaseState>

/**
 * Dollars of a case, or of all. Over all time each step is at most the one before it; within a period
 * each counts on the day it happened, so a later step may exceed an earlier one.
 */
export const CaseMoney = z.object({
  identified: z.number(),
  confirmed: z.number(),
  requested: z.number(),
  agreed: z.number(),
  recovered: z.number(),
})
export type CaseMoney = z.infer<typeof CaseMoney>

export const CaseFacts = z.object({
  /** Facts of the letters' closed list, by their names. */
  facts: z.record(z.string().max(60), z.string().max(4_000)),
  /** Facts of single claims, by claim number. */
  claimFacts: z.record(z.string().max(100), z.record(z.string().max(60), z.string().max(400))),
  /** Answers to issues, by finding. */
  answers: z.record(z.string().max(100), z.string().max(4_000)),
})
export type CaseFacts = z.infer<typeof CaseFacts>

/** Of findings named, or of all that match: confirmed ones, against one counterpart. */
export const CaseGiven = z
  .object({
    findings: z.array(z.string().max(100)).min(1).max(10_000).optional(),
    filter: FindingFilter.optional(),
    role: LetterRole,
    situation: Situation,
    /** Shown where no payee's name is known. */
    counterpart: z.string().trim().max(200).optional(),
  })
  .refine(({ findings, filter }) => (findings === undefined) !== (filter === undefined), {
    message: 'Name the findings, or give a filter',
    path: ['findings'],
  })
export type CaseGiven = z.infer<typeof CaseGiven>

/** An answer of the other side, or a payment. */
export const CaseEvent = z.object({
  id: z.string(),
  kind: z.enum(['sent', 'agreed', 'partly-agreed', 'disputed', 'paid']),
  /** `yyyy-mm-dd`. */
  on: z.string(),
  amount: z.number().nullable(),
  note: z.string().nullable(),
  by: z.string(),
  at: z.string(),
})
export type CaseEvent = z.infer<typeof CaseEvent>

export const CaseInList = z.object({
  id: z.string(),
  reference: z.string(),
  state: CaseState,
  role: LetterRole,
  situation: Situation,
  counterpart: z.string(),
  findings: z.number().int(),
  money: CaseMoney,
  /** The next day on which something is due, and what. */
  due: z.object({ on: z.string(), what: z.string() }).nullable(),
  createdAt: z.string(),
})
export type CaseInList = z.infer<typeof CaseInList>

export const CaseWhole = CaseInList.extend({
  ...CaseFacts.shape,
  items: z.array(FindingItem),
  events: z.array(CaseEvent),
  letters: z.array(LetterInList),
})
export type CaseWhole = z.infer<typeof CaseWhole>

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written yyyy-mm-dd')

/** What changes on a case: facts are replaced by name, an empty text takes one away. */
export const CaseChange = z
  .object({
    role: LetterRole.optional(),
    situation: Situation.optional(),
    counterpart: z.string().trim().max(200).optional(),
    ...CaseFacts.partial().shape,
    event: z
      .object({
        kind: CaseEvent.shape.kind,
        on: day,
        amount: z.number().min(0).max(1e12).optional(),
        note: z.string().max(4_000).optional(),
      })
      .optional(),
    close: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Nothing to change was given',
  })
export type CaseChange = z.infer<typeof CaseChange>

export const CasesQuery = z.object({
  state: CaseState.optional(),
  /** Those with a deadline alone, the earliest first. */
  due: z.enum(dueWithin).optional(),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
})

export const CasesPage = z.object({
  items: z.array(CaseInList),
  total: z.number().int(),
  money: CaseMoney,
})
export type CasesPage = z.infer<typeof CasesPage>

/** The waterfall, what waits and what is due, and the months, beside those of the period before. */
export const Overview = z.object({
  money: CaseMoney,
  before: CaseMoney.nullable(),
  waiting: z.object({
    open: z.number().int(),
    needsInformation: z.number().int(),
    confirmedWithoutCase: z.number().int(),
  }),
  due: z.array(
    z.object({ caseId: z.string(), reference: z.string(), on: z.string(), what: z.string() }),
  ),
  payees: z.array(
    z.object({
      key: z.string().nullable(),
      label: z.string(),
      findings: z.number().int(),
      dollars: z.number(),
    }),
  ),
  months: z.array(z.object({ month: z.string(), identified: z.number(), confirmed: z.number() })),
})
export type Overview = z.infer<typeof Overview>

export const OverviewQuery = z.object({ from: day.optional(), to: day.optional() })
export type OverviewQuery = z.infer<typeof OverviewQuery>
