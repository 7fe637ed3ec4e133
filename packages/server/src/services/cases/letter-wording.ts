import { argue, argued, Argument, refusalOf } from '@plumbline/ai'
import type { LetterWhole } from '@plumbline/contract'
import type { Situation } from '@plumbline/letters'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { findModelTexts } from '../../db/model/model-texts.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { deploymentOf } from '../../model/open-model.ts'
import { textKey } from '../words/text-key.ts'
import type { OpenedCase } from './case-answer.ts'
import { chosenArgument, groupsOf, issueOf, type PlacedGroup } from './chosen-words.ts'

/** The argument of a letter with who wrote it, and whether a model may be asked. */
export type LetterWording = Pick<LetterWhole, 'words' | 'asksModel'>

type Reading = Pick<Context, 'database' | 'model'>

/** The words that a draft may hold: those of rules, and those that a model wrote and that passed. */
export async function letterWording(
  context: Reading,
  tx: TenantTransaction,
  opened: OpenedCase,
  situation: Situation,
): Promise<LetterWording> {
  const groups = groupsOf(opened, situation)
  const asksModel = await mayAsk(context, tx)
  const kept = asksModel ? await keptArguments(context, groups) : new Map<string, Argument>()
  const words = groups.map((group) => {
    const { findingId, findings, byRules, finding } = group
    const chosen = chosenArgument(opened, situation, group)
    const written = chosen ?? kept.get(findingId)
    return {
      ...{ findingId, title: finding.title, findings, byRules },
      byModel: written ? argued(written, byRules) : null,
      chosen: chosen ? ('model' as const) : ('rules' as const),
    }
  })
  return { words, asksModel: asksModel && groups.length > 0 }
}

/** Whether this server has a model and the customer wants its words. */
export async function mayAsk({ model }: Reading, tx: TenantTransaction): Promise<boolean> {
  const switches = await findModelSwitches(tx)
  return refusalOf(argue, deploymentOf(model), switches) === undefined
}

/** Paragraphs that were accepted before, for whichever customer, by the finding of their group. */
export async function keptArguments(
  { database, model }: Reading,
  groups: readonly PlacedGroup[],
): Promise<Map<string, Argument>> {
  if (!model) return new Map()
  const keyed = groups.map((group) => ({
    group,
    key: textKey(argue, model.settings.model, issueOf(group)),
  }))
  const kept = await database.asSystemSingly((system) =>
    findModelTexts(
      system,
      keyed.map(({ key }) => key),
    ),
  )
  const bodies = new Map(kept.map(({ key, body }) => [key.toString('hex'), body]))
  return new Map(
    keyed.flatMap(({ group, key }) => {
      const { success, data } = Argument.safeParse(bodies.get(key.toString('hex')))
      return success ? [[group.findingId, data] as const] : []
    }),
  )
}
