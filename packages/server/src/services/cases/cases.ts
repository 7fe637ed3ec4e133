import type { CasesPage, CasesQuery, CaseWhole } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listCases, sumCases } from '../../db/cases/list-cases.ts'
import { lastDayOf } from '../review/due-days.ts'
import { openCase } from '../../stored-audits/sealed-case.ts'
import { caseInList, caseWhole, requireCase } from './case-answer.ts'
import { moneySaid } from './money-said.ts'

const pageSize = 50

/** A page of the caller's cases, the newest first, with the money of all that match. */
export async function ownCases(
  context: Context,
  { userId }: Caller,
  { state, due, page = 1 }: CasesQuery,
): Promise<CasesPage> {
  return context.database.asTenant(userId, async (tx) => {
    const wanted = { state, due: due && { by: lastDayOf(due) } }
    const account = await context.accountKeys.of(tx, userId)
    const place = { offset: (page - 1) * pageSize, limit: pageSize }
    const rows = await listCases(tx, wanted, place)
    const { total, cents, ...standing } = await sumCases(tx, wanted)
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
