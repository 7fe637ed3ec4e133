import type { CasesPage, CaseState, CaseWhole } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listCases, sumCases } from '../../db/cases/cases.ts'
import { openCase } from '../../stored-audits/sealed-case.ts'
import { caseInList, caseWhole, requireCase } from './case-answer.ts'
import { moneySaid } from './case-money.ts'

const pageSize = 50

interface Wanted {
  readonly state?: CaseState | undefined
  readonly page?: number | undefined
}

/** A page of the caller's cases, the newest first, with the money of all that match. */
export async function ownCases(
  context: Context,
  { userId }: Caller,
  { state, page = 1 }: Wanted,
): Promise<CasesPage> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const place = { offset: (page - 1) * pageSize, limit: pageSize }
    const rows = await listCases(tx, { state }, place)
    const { total, cents, ...standing } = await sumCases(tx, { state })
    return {
      items: rows.map((row) =>
        caseInList(row, openCase(account, { userId, caseId: row.id }, row.sealed)),
      ),
      total,
      money: moneySaid(cents, standing),
    }
  })
}

export async function ownCase(
  context: Context,
  { userId }: Caller,
  id: string,
): Promise<CaseWhole> {
  return context.database.asTenant(userId, async (tx) =>
    caseWhole(tx, await requireCase(context, tx, id)),
  )
}
