import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listDecisions } from '../../db/review/decision-history.ts'
import type { DecisionRow } from '../../db/review/decisions.ts'
import { allRecordFindings } from '../../db/review/record-findings.ts'
import { listDecidedSuggestions } from '../../db/model/suggestions.ts'
import { listTreatments } from '../../db/review/rule-treatments.ts'
import { one, type Entry } from '../../files/zip-archive.ts'
import { openNote } from '../../stored-audits/decision-notes.ts'
import { personNames } from '../accounts/person-names.ts'
import { toldRecordFinding } from '../review/record-findings.ts'
import { planRule, planRules } from '../plan-rules/plan-rules.ts'
import { toldSuggestions } from '../second-look/told-suggestions.ts'
import { columnMappings } from '../uploads/column-mappings.ts'
import { savedViews } from '../views/saved-views.ts'

const decisionsAtOnce = 1_000

/** What people of an account decided on findings, which lists they named, what they said of columns, how they take rules. */
export function reviewEntries(context: Context, actor: Actor): Entry[] {
  const json = async (value: unknown) => one(JSON.stringify(value, undefined, 2))
  return [
    {
      path: 'review/decisions.jsonl',
      bytes: () => Promise.resolve(decisionLines(context, actor.userId)),
    },
    { path: 'review/views.json', bytes: async () => json(await savedViews(context, actor)) },
    {
      path: 'review/plan-rules.json',
      bytes: async () => json(await allPlanRules(context, actor)),
    },
    {
      path: 'review/record-findings.json',
      bytes: async () => json(await signedRecords(context, actor)),
    },
    {
      path: 'review/suggestions.json',
      bytes: async () => json(await decidedSuggestions(context, actor)),
    },
    {
      path: 'review/mappings.json',
      bytes: async () => json(await columnMappings(context, actor)),
    },
    {
      path: 'review/rules.json',
      bytes: async () =>
        json(await context.database.asTenant(actor.userId, async (tx) => listTreatments(tx))),
    },
  ]
}

/** Every plan rule as it was written, with its versions. */
async function allPlanRules(context: Context, actor: Actor) {
  const rules = await planRules(context, actor)
  return Promise.all(rules.map(({ id }) => planRule(context, actor, id)))
}

/** What people signed of records, with its quotes. */
async function signedRecords(context: Context, { userId }: Actor) {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const who = await personNames(tx)
    return (await allRecordFindings(tx)).map((row) => ({
      uploadId: row.upload_id,
      fingerprint: row.fingerprint.toString('hex'),
      occurrence: row.occurrence,
      ...toldRecordFinding(account, row, who),
    }))
  })
}

/** What people took or left of what a language model found worth a look. */
async function decidedSuggestions(context: Context, { userId }: Actor) {
  return context.database.asTenant(userId, async (tx) => {
    const byUpload = Map.groupBy(await listDecidedSuggestions(tx), (row) => row.upload_id)
    const told = Array.from(byUpload, async ([uploadId, rows]) =>
      (await toldSuggestions(context, tx, uploadId, rows)).map((each) => ({ uploadId, ...each })),
    )
    return (await Promise.all(told)).flat()
  })
}

/** Every decision as a line of JSON, the first one first. */
async function* decisionLines(context: Context, userId: string): AsyncGenerator<string> {
  let after = '0'
  for (;;) {
    const from = after
    const text = await context.database.asTenant(userId, async (tx) => {
      const account = await context.accountKeys.of(tx, userId)
      const rows = await listDecisions(tx, { after: from, limit: decisionsAtOnce })
      after = rows.at(-1)?.id ?? from
      return rows
        .map(
          (row) =>
            `${JSON.stringify(told(row, row.note && openNote(account, userId, row.note)))}\n`,
        )
        .join('')
    })
    if (text === '') return
    yield text
  }
}

function told(row: DecisionRow, note: string | null) {
  return {
    uploadId: row.upload_id,
    fingerprint: row.fingerprint.toString('hex'),
    occurrence: row.occurrence,
    decision: row.decision,
    reason: row.reason,
    note,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    undone: row.undone,
  }
}
