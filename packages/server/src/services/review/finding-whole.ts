import type { DecisionMade, FindingWhole } from '@plumbline/contract'
import { planRulePrefix } from '@plumbline/engine'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { recordFindingsOf } from '../../db/review/record-findings.ts'
import { decisionOfKin, decisionsOf } from '../../db/review/decision-history.ts'
import type { DecisionRow } from '../../db/review/decisions.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { openNote } from '../../stored-audits/decision-notes.ts'
import { requireFinding } from './require-finding.ts'
import { findingItems } from './finding-items.ts'
import { openUploads } from './open-uploads.ts'
import { personNames, type PersonNames } from '../accounts/person-names.ts'
import { fixVoice } from '../../stored-audits/fix-voice.ts'
import { toldRecordFinding } from './record-findings.ts'
import { findingLines } from './finding-lines.ts'
import { findingWords } from '../words/finding-words.ts'
import { placedWords } from './placed-words.ts'
import { storedFinding } from './stored-finding.ts'

/** One finding with its lines and its history; the view is written into the audit trail. */
export async function findingWhole(
  context: Context,
  actor: Actor,
  id: string,
): Promise<FindingWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const row = await requireFinding(tx, id)
    const [item] = await findingItems(tx, account, [row])
    const open = (await openUploads(tx, account, [row.upload_id])).get(row.upload_id)
    if (!item || !open) throw new AppError('not-found')
    const { shown, whole } = storedFinding(open, row)
    const voice = await fixVoice(tx, open.upload.audit_type)
    const [words] = await findingWords(context, tx, [whole])
    if (!words) throw new Error('A finding has no words')
    const who = await personNames(tx)
    const made = (one: DecisionRow) => decisionMade(one, { row, account, who })
    const history = await decisionsOf(tx, row)
    const kin = history.length === 0 ? await decisionOfKin(tx, row) : undefined
    const signed = await recordFindingsOf(tx, row)
    const { lines, linesLeftOut } = await findingLines(tx, open, row, whole)
    const said = { ...shown, ...placedWords(whole, lines) }
    const finding = { ...(voice ? voice(said) : said), words }
    const event = { action: 'claims-viewed', subjectId: row.upload_id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return {
      ...{ item, finding, lines, linesLeftOut },
      history: history.map(made),
      earlierDecision: kin ? made(kin) : null,
      // Rules of the account's own plans have no published page.
      rulePage: row.rule_id.startsWith(planRulePrefix) ? null : `/rules/${row.rule_id}`,
      ofRecords: signed.map((each) => toldRecordFinding(account, each, who)),
    }
  })
}

function decisionMade(
  made: DecisionRow,
  { row, account, who }: { row: FindingRow; account: AccountKey; who: PersonNames },
): DecisionMade {
  return {
    decision: made.decision,
    reason: made.reason,
    note: made.note && openNote(account, made.user_id, made.note),
    by: who.of(made.decided_by),
    at: made.decided_at.toISOString(),
    carriedOver: made.upload_id !== row.upload_id,
  }
}
