import { proposeClauses, refusalOf, type CustomerSwitches } from '@plumbline/ai'
import { checkProposal, sentencesToRead, type PlacedSentence } from '@plumbline/clauses'
import {
  proposalFaults,
  type PlanClauseRead,
  type PlanDocumentProposals,
} from '@plumbline/contract'
import pLimit from 'p-limit'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { deploymentOf } from '../../model/open-model.ts'
import { askModel, type Answer, type ByRulesBecause, type FaultCounts } from '../words/ask-model.ts'
import { planDocumentText, type ArrivingForm } from './plan-document-text.ts'
import { inParts } from './sentence-parts.ts'
import { readByModel, toldClause } from './told-clause.ts'

/** Questions of one document at a time, and so long after the first none is begun. */
const atOnce = 4
const beginsWithin = 120_000

/**
 * Lets the model of this server propose rules from those sentences of a document that rules did not understand.
 * Nothing is kept, and no rule comes of it before a person wrote, tried and approved it. Throws `conflict`,
 * before the document is read, where documents may not go to the model.
 */
export async function proposePlanRules(
  context: Context,
  actor: Actor,
  form: ArrivingForm,
): Promise<PlanDocumentProposals> {
  const switches = await context.database.asTenant(actor.userId, findModelSwitches)
  if (refusalOf(proposeClauses, deploymentOf(context.model), switches) !== undefined)
    throw new AppError('conflict', { message: notAllowed })
  const { lines, pages } = await planDocumentText(actor, form)
  const sentences = sentencesToRead(lines)
  // Before anything leaves, so that the trail has it whatever happens then.
  await recordProposed(context, actor, { pages, sentences: sentences.length })
  const parts = await askOfParts(context, actor, switches, sentences)
  const told = resultOf(parts, sentences.length)
  const refused = told.refused.reduce((sum, { count }) => sum + count, 0)
  await recordProposed(context, actor, { proposals: told.clauses.length, refused })
  return told
}

async function recordProposed(
  context: Context,
  actor: Actor,
  detail: Readonly<Record<string, number>>,
): Promise<void> {
  const event = { action: 'plan-document-proposed', ...ownAct(actor), detail } as const
  await context.database.asTenant(actor.userId, (tx) => context.auditTrail.record(tx, event))
}

interface AnsweredPart {
  readonly sentences: readonly PlacedSentence[]
  readonly clauses: readonly PlanClauseRead[]
  readonly refused: FaultCounts
  readonly because: ByRulesBecause | undefined
}

async function askOfParts(
  context: Context,
  { userId }: Actor,
  switches: CustomerSwitches,
  sentences: readonly PlacedSentence[],
): Promise<readonly AnsweredPart[]> {
  const began = performance.now()
  const limit = pLimit(atOnce)
  const asked = inParts(sentences).map((part) =>
    limit(async () => {
      if (performance.now() - began > beginsWithin) return partOf(part, tooLate)
      return partOf(part, await askModel(context, proposeClauses, part, { userId, switches }))
    }),
  )
  return Promise.all(asked)
}

const tooLate = { by: 'rules', because: 'deadline' } as const

function partOf(
  sentences: readonly PlacedSentence[],
  answer: Answer<Parameters<NonNullable<typeof proposeClauses.sift>>[0]>,
): AnsweredPart {
  if (answer.by === 'rules') return { sentences, clauses: [], refused: {}, because: answer.because }
  const clauses = answer.value.rules.flatMap((rule) => {
    const borneOut = checkProposal(sentences, rule)
    return typeof borneOut === 'string' ? [] : [toldClause(readByModel(borneOut))]
  })
  const shown = clauses.filter(({ words }) => words !== null)
  // Numbers of the document itself that no rule can hold.
  const beyond = clauses.length - shown.length
  const refused = { ...answer.dropped, language: (answer.dropped['language'] ?? 0) + beyond }
  return { sentences, clauses: shown, refused, because: undefined }
}

function resultOf(parts: readonly AnsweredPart[], sentences: number): PlanDocumentProposals {
  const counts = proposalFaults.map((because) => ({
    because,
    count: parts.reduce((sum, { refused }) => sum + (refused[because] ?? 0), 0),
  }))
  return {
    clauses: parts.flatMap(({ clauses }) => clauses),
    sentences,
    refused: counts.filter(({ count }) => count > 0),
    unread: parts.flatMap(({ because, sentences: own }) =>
      because === undefined ? [] : [{ because, ...pagesOf(own) }],
    ),
  }
}

function pagesOf(sentences: readonly PlacedSentence[]): {
  readonly from: number
  readonly to: number
} {
  const pages = sentences.map(({ page }) => page)
  return { from: Math.min(...pages), to: Math.max(...pages) }
}

const notAllowed =
  'Documents may not go to a language model: it is switched off in Profile > AI Words, or this server has none that may hold them.'
