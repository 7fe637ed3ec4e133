import { readClauses, type ReadClause } from '@plumbline/clauses'
import {
  asRule,
  WrittenPlanRule,
  type PlanClauseRead,
  type PlanDocumentRead,
} from '@plumbline/contract'
import { planClauseInWords, planTermInWords } from '@plumbline/engine'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  documentText,
  type ArrivingDocument,
  type DocumentText,
} from '../documents/document-text.ts'
import { oneAtATime } from '../documents/one-at-a-time.ts'

/** A form with a document that is arriving. */
interface ArrivingForm {
  read(keep: (file: ArrivingDocument) => Promise<void>): Promise<unknown>
}

/**
 * Reads a plan or contract for clauses that rules can hold. Neither the document nor what was read of it
 * is kept: a person writes each rule from its clause.
 */
export async function readPlanDocument(
  context: Context,
  actor: Actor,
  form: ArrivingForm,
): Promise<PlanDocumentRead> {
  let text: DocumentText | undefined
  await form.read(async (file) => {
    text = await oneAtATime(actor.userId, () => documentText(file, 'document'))
  })
  if (!text) {
    const message = 'Please select the document'
    throw new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
  }
  const { lines, pages, picturePages } = text
  const { clauses, more } = readClauses(lines)
  await context.database.asTenant(actor.userId, (tx) =>
    context.auditTrail.record(tx, {
      ...{ action: 'plan-document-read', ...ownAct(actor) },
      detail: { pages, clauses: clauses.length + more },
    }),
  )
  return { pages, picturePages: [...picturePages], clauses: clauses.map(asTold), more }
}

/** A clause as the app shows it, with the beginning of its rule where it has a term. */
function asTold({ page, place, quote, scope, term, remark }: ReadClause): PlanClauseRead {
  const clause = place === '' ? `Page ${page}` : place
  const told = { page, place, quote, remark: remark ?? null, words: null }
  const rule = { clause, quote, scope }
  if (term === undefined) return { ...told, rule }
  const written = WrittenPlanRule.safeParse({ ...rule, from: anyDay, term })
  if (!written.success) return { ...told, rule, remark: outOfRange }
  const asked = asRule('clause', written.data)
  const isNamed = [scope.codes, scope.revenueCodes, scope.modifiers].some(
    ({ length }) => length > 0,
  )
  const remarks = [remark, isNamed || term.kind === 'filing' ? undefined : namedInWords]
  return {
    ...told,
    // A copay of office visits is none of all lines.
    words: isNamed ? planClauseInWords(asked) : planTermInWords(asked.term),
    remark: remarks.filter((each) => each !== undefined).join(' ') || null,
    rule: { ...rule, term: written.data.term },
  }
}

const namedInWords = 'Which lines it is about has to be added: it names no codes.'

/** The days of a clause are for a person to write; its words do not name them. */
const anyDay = '2000-01-01'
const outOfRange = 'Its numbers, or the clause itself, are beyond what a rule can hold.'
