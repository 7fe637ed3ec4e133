import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TenantTransaction } from '../../db/transactions.ts'
import { groupFindings } from '../../db/review/group-findings.ts'
import { placeOfGroup, type FindingGroup } from '../../db/review/group-order.ts'
import { caseVisitor } from '../../testing/case-visitor.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

/** Visits that were paid twice, the costliest of a file first; a claim without a number is of each file. */
function fileOf(claims: readonly string[], paid: number): string {
  const lines = claims.map((claim, at) => {
    const line = `${claim},P${claim},1003000126,2024-03-0${at + 1},99213,E119,1,120.00,${paid - at}.25`
    return `${line}\n${line}`
  })
  return [
    'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
    ...lines,
  ].join('\n')
}

/** What groups by claim come to, added up from the findings themselves. */
async function truth(tx: TenantTransaction, uploads: readonly string[] | undefined) {
  const of = uploads ? sql`and upload_id = any(${uploads}::uuid[])` : sql``
  const { rows } = await sql<FindingGroup>`
    select encode(claim_mark, 'hex') as key, count(*)::float8 as findings,
      sum(lines)::float8 as lines, sum(firm_cents)::float8 as firm,
      sum(records_needed_cents)::float8 as "recordsNeeded", sum(in_doubt_cents)::float8 as "inDoubt"
    from findings where class <> 'notice' ${of} group by claim_mark
    order by sum(firm_cents + records_needed_cents) desc,
      sum(firm_cents + records_needed_cents + in_doubt_cents) desc, count(*) desc, claim_mark`.execute(
    tx.sql,
  )
  return rows
}

/** All pages, one after another; what is said to be left after each is what follows. */
async function walked(tx: TenantTransaction, uploads: readonly string[] | undefined, size: number) {
  const all: FindingGroup[] = []
  const left: { groups: number; cents: number }[] = []
  for (;;) {
    const last = all.at(-1)
    const { groups, rest } = await groupFindings(
      tx,
      { uploads },
      'claim',
      size,
      last && placeOfGroup(last),
    )
    all.push(...groups)
    left.push({ groups: rest?.groups ?? 0, cents: rest ? centsOf(rest.sums) : 0 })
    if (!rest) return { all, left }
  }
}

const centsOf = ({ firm, recordsNeeded, inDoubt }: FindingGroup) => firm + recordsNeeded + inDoubt

const changes = fc.record({
  uploads: fc.constantFrom<readonly number[] | undefined>(undefined, [0], [0, 1], [2], [1, 2]),
  size: fc.integer({ min: 1, max: 12 }),
  /** Cents by number of a finding: few, so that many claims are equal. */
  firm: fc.integer({ min: 1, max: 4 }),
  doubt: fc.integer({ min: 1, max: 3 }),
})

test(
  'groups by claim are those of their findings, in one order, however they are paged',
  { timeout: 120_000 },
  async () => {
    const { visitor, userId, uploadId } = await caseVisitor(
      server,
      fileOf(['C1', 'C2', 'C3', 'C4', ''], 90),
    )
    const ids = [uploadId]
    for (const claims of [
      ['C4', 'C5', 'C6', 'C7', ''],
      ['C1', 'C4', 'C8'],
    ]) {
      const { id } = await sendFile(visitor, fileOf(claims, 80 + ids.length))
      expect((await ended(visitor, id)).status).toBe('completed')
      ids.push(id)
    }
    await server.context.database.asTenant(userId, async (tx) => {
      expect((await truth(tx, undefined)).length).toBe(9)
      await fc.assert(
        fc.asyncProperty(changes, async ({ uploads, size, firm, doubt }) => {
          await sql`update findings set firm_cents = number % ${firm} * 100,
            in_doubt_cents = number % ${doubt} * 10`.execute(tx.sql)
          const wanted = uploads?.map((at) => ids[at] ?? '')
          const expected = await truth(tx, wanted)
          const { all, left } = await walked(tx, wanted, size)
          expect(all).toEqual(expected)
          expect(left).toEqual(
            left.map((_, at) => {
              const follow = expected.slice((at + 1) * size)
              return {
                groups: follow.length,
                cents: follow.reduce((sum, group) => sum + centsOf(group), 0),
              }
            }),
          )
        }),
        { numRuns: 60 },
      )
    })
  },
)
