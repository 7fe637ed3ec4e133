import { readClauses } from '@plumbline/clauses'
import type { PlanDocumentRead } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { planDocumentText, type ArrivingForm } from './plan-document-text.ts'
import { readByRules, toldClause } from './told-clause.ts'

/**
 * Reads a plan or contract for clauses that rules can hold. Neither the document nor what was read of it
 * is kept: a person writes each rule from its clause.
 */
export async function readPlanDocument(
  context: Context,
  actor: Actor,
  form: ArrivingForm,
): Promise<PlanDocumentRead> {
  const { lines, pages, picturePages } = await planDocumentText(actor, form)
  const { clauses, more } = readClauses(lines)
  await context.database.asTenant(actor.userId, (tx) =>
    context.auditTrail.record(tx, {
      ...{ action: 'plan-document-read', ...ownAct(actor) },
      detail: { pages, clauses: clauses.length + more },
    }),
  )
  const told = clauses.map((clause) => toldClause(readByRules(clause)))
  return { pages, picturePages: [...picturePages], clauses: told, more }
}
