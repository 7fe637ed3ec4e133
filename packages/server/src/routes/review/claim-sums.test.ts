import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import type { TenantTransaction } from '../../db/transactions.ts'
import { caseVisitor } from '../../testing/case-visitor.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

/** Claims that were paid twice, one line without a number among them. */
const file = [
  'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
  ...Array.from({ length: 6 }, (_, at) => {
    const claim = at === 5 ? '' : `C${at}`
    const line = `${claim},P${at},1003000126,2024-03-0${at + 1},99213,E119,1,120.00,${80 + at}.25`
    return `${line}\n${line}`
  }),
].join('\n')

/** Whatever a statement may do to findings that are there. */
const changes = fc.array(
  fc.record({
    set: fc.constantFrom<RawBuilder<unknown>[]>(
      sql`decision = 'dismissed'`,
      sql`decision = 'open', decided_at = null`,
      sql`class = 'notice'`,
      sql`class = 'lead'`,
      sql`firm_cents = firm_cents + 1234, lines = lines + 1`,
      sql`in_doubt_cents = 7, records_needed_cents = 0`,
      sql`claim_mark = null`,
      sql`claim_mark = (select max(claim_mark) from findings)`,
    ),
    of: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Claims whose findings come to something else than what is kept of them. */
async function wrong(tx: TenantTransaction) {
  const { rows } = await sql`
    select * from (
      select upload_id, coalesce(claim_mark, '') as claim_mark, count(*)::float8 as findings,
        sum(lines)::float8 as lines, sum(firm_cents)::float8 as firm,
        sum(records_needed_cents)::float8 as records, sum(in_doubt_cents)::float8 as doubt
      from findings where class <> 'notice' group by 1, 2
    ) as true_sums full join (
      select upload_id, claim_mark, findings, lines, firm_cents as firm,
        records_needed_cents as records, in_doubt_cents as doubt
      from finding_claims where findings > 0
    ) as kept using (upload_id, claim_mark, findings, lines, firm, records, doubt)
    where true_sums.upload_id is null or kept.upload_id is null`.execute(tx.sql)
  return rows
}

const keptRows = async (tx: TenantTransaction) => {
  const { rows } = await sql`select 1 from finding_claims where findings > 0`.execute(tx.sql)
  return rows.length
}

test(
  'what is kept of claims is what their findings come to, whatever is done to them',
  { timeout: 120_000 },
  async () => {
    const { visitor, userId, uploadId } = await caseVisitor(server, file)
    const { id } = await sendFile(visitor, `${file}\nC9,P9,1003000126,2024-05-01,99213,E119,1,9,9`)
    expect((await ended(visitor, id)).status).toBe('completed')
    const inAccount = server.context.database
    await inAccount.asTenant(userId, async (tx) => {
      expect(await keptRows(tx)).toBeGreaterThan(8)
      expect(await wrong(tx)).toEqual([])
    })
    await fc.assert(
      fc.asyncProperty(changes, async (made) => {
        await inAccount.asTenant(userId, async (tx) => {
          for (const { set, of } of made)
            await sql`update findings set ${set} where number % ${of} = 0`.execute(tx.sql)
          expect(await wrong(tx)).toEqual([])
        })
      }),
      { numRuns: 40 },
    )
    const before = await inAccount.asTenant(userId, keptRows)
    const gone = await visitor.send({ method: 'DELETE', url: `/api/uploads/${uploadId}` })
    expect(gone.statusCode).toBeLessThan(300)
    await inAccount.asTenant(userId, async (tx) => {
      expect(await keptRows(tx)).toBeLessThan(before)
      expect(await wrong(tx)).toEqual([])
    })
  },
)
