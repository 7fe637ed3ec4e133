import { refusalOf, type CustomerSwitches, type Use } from '@plumbline/ai'
import { ownAct, type AccountActor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { deploymentOf } from '../../model/open-model.ts'

/** Who has a model asked: a person, or the product itself after an audit of an account. */
export type Asker = AccountActor | { readonly userId: string }

/** What is about to be asked: for which use, how many questions at most, about which upload or letter. */
export interface AboutToAsk<In, Out> {
  readonly use: Use<In, Out>
  readonly switches: CustomerSwitches
  readonly questions: number
  readonly subjectId?: string
}

/**
 * Notes in the audit trail that a model is asked, once for all questions of one occasion, before the first of them
 * leaves: so the trail has it whatever happens then. Notes nothing where nothing may be asked.
 */
export async function noteAsking<In, Out>(
  { database, auditTrail, model }: Pick<Context, 'database' | 'auditTrail' | 'model'>,
  asker: Asker,
  { use, switches, questions, subjectId }: AboutToAsk<In, Out>,
): Promise<void> {
  if (questions === 0 || refusalOf(use, deploymentOf(model), switches) !== undefined) return
  const who =
    'address' in asker
      ? ownAct(asker)
      : { actorId: undefined, targetId: asker.userId, address: undefined }
  await database.asTenant(asker.userId, (tx) =>
    auditTrail.record(tx, {
      action: 'model-asked',
      ...who,
      ...(subjectId !== undefined && { subjectId }),
      // What is refused may be asked once more.
      detail: { use: use.id, questions: use.again ? questions * 2 : questions },
    }),
  )
}
