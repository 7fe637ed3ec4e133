import { lookReasons } from '@plumbline/ai'
import type { Suggestion } from '@plumbline/contract'
import { diagnosisText } from '@plumbline/engine'
import type { Context } from '../../context.ts'
import { listClaims } from '../../db/results/claims.ts'
import type { SuggestionRow } from '../../db/model/suggestions.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { personNames } from '../accounts/person-names.ts'
import { requireCompleted } from '../uploads/uploads.ts'

const rowsShown = 20

/** Suggestions of one upload as the app shows them, with the codes of their first line. */
export async function toldSuggestions(
  { accountKeys }: Pick<Context, 'accountKeys'>,
  tx: TenantTransaction,
  uploadId: string,
  rows: readonly SuggestionRow[],
): Promise<Suggestion[]> {
  if (rows.length === 0) return []
  const upload = await requireCompleted(tx, uploadId)
  const key = await resultsKey(await accountKeys.of(tx, tx.userId), tx, upload)
  const wanted = Array.from(new Set(rows.flatMap(({ lines }) => lines.slice(0, rowsShown))))
  const numbers = wanted.sort((one, other) => one - other)
  const page = { order: 'row', after: undefined, limit: numbers.length } as const
  const claims = new Map(
    (await listClaims(tx, uploadId, { lines: numbers }, page)).map((row) => [row.line, row]),
  )
  const who = await personNames(tx)
  return rows.flatMap((row): Suggestion[] => {
    const reason = lookReasons.find((each) => each === row.reason)
    const [first] = row.lines.flatMap((line) => claims.get(line) ?? [])
    if (!first || !reason) return []
    const { procedureCode = '', diagnoses } = storedLine(openClaim(key, first), upload.audit_type)
    return [
      {
        ...{ id: row.id, reason, procedureCode, diagnoses: diagnoses.map(diagnosisText) },
        rows: row.lines.slice(0, rowsShown).flatMap((line) => claims.get(line)?.row ?? []),
        lines: row.lines.length,
        state: row.state,
        decidedBy: row.decided_by && who.of(row.decided_by),
        decidedAt: row.decided_at?.toISOString() ?? null,
      },
    ]
  })
}
