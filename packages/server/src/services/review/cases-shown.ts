import type { FindingItem } from '@plumbline/contract'
import { isoDate } from '@plumbline/engine'
import { findOpenCases } from '../../db/review/holding-cases.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'

/** Open cases by their ids, as findings show them. */
export type CasesShown = ReadonlyMap<string, NonNullable<FindingItem['case']>>

/** The open cases in which findings stand. */
export async function casesOfFindings(
  tx: TenantTransaction,
  rows: readonly Pick<FindingRow, 'case_id'>[],
): Promise<CasesShown> {
  const ids = new Set(rows.flatMap(({ case_id }) => case_id ?? []))
  const cases = ids.size === 0 ? [] : await findOpenCases(tx, [...ids])
  return new Map(
    cases.map(({ id, due_day: day, due_what: what, ...row }) => {
      const due = day === null ? null : { on: isoDate(day), what: what ?? 'Answer due' }
      return [id, { id, reference: referenceOf(row), due }]
    }),
  )
}
