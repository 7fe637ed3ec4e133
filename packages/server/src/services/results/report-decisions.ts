import type { DismissalReason } from '@plumbline/contract'
import { isoDate } from '@plumbline/engine'
import type { FindingReview, ResponseEvent } from '@plumbline/report'
import {
  listDecided,
  listToldCases,
  listToldEvents,
  type DecidedFinding,
} from '../../db/results/report-decisions.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { ToldDecisions, ToldResponse } from '../../stored-audits/told-decisions.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'

/** As reports say why something was dismissed. */
const reasonWords: Readonly<Record<DismissalReason, string>> = {
  'record-supports-it': 'the record supports it',
  'contract-allows-it': 'the contract allows it',
  'already-refunded': 'already refunded',
  'wrong-member-or-own-duplicate': 'wrong member, or a duplicate of our own data',
  'rule-does-not-apply': 'the rule does not apply to this payer',
  other: 'another reason',
}

/** What people decided on an upload's findings, and what came of the cases they stand in. */
export async function reportDecisions(
  tx: TenantTransaction,
  uploadId: string,
): Promise<ToldDecisions> {
  const decided = await listDecided(tx, uploadId)
  return {
    decisions: decided.map((finding) => [finding.number, reviewOf(finding)] as const),
    responses: await responsesOf(tx, decided),
  }
}

function reviewOf({ decision, reason, decidedAt, carriedOver }: DecidedFinding): FindingReview {
  return {
    decision,
    ...(reason && { reason: reasonWords[reason] }),
    ...(decidedAt && { day: decidedAt.toISOString().slice(0, 10) }),
    ...(carriedOver && { carriedOver }),
  }
}

async function responsesOf(
  tx: TenantTransaction,
  decided: readonly DecidedFinding[],
): Promise<readonly ToldResponse[]> {
  const numbers = Map.groupBy(decided, ({ caseId }) => caseId)
  const ids = Array.from(numbers.keys()).filter((id) => id !== null)
  const events = Map.groupBy(await listToldEvents(tx, ids), (event) => event.case_id)
  return (await listToldCases(tx, ids)).map((row) => ({
    reference: referenceOf(row),
    findings: (numbers.get(row.id) ?? []).map(({ number }) => number),
    requestedCents: Number(row.requested_cents),
    agreedCents: Number(row.agreed_cents),
    recoveredCents: Number(row.recovered_cents),
    events: (events.get(row.id) ?? []).map(({ kind, on_day, cents }): ResponseEvent => ({
      ...{ kind, day: isoDate(on_day) },
      ...(cents !== null && { cents: Number(cents) }),
    })),
  }))
}
