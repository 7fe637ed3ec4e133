import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'
import { isCountedUpload } from './counted-uploads.ts'
import { savingsOf, savingsSums } from './savings.ts'

/** Totals over every customer's uploads. */
export async function platformStats(tx: SystemTransaction) {
  const row = await tx.sql
    .selectFrom('uploads')
    .select([
      sql<string>`count(*)`.as('uploads'),
      sql<string>`coalesce(sum(total_claims), 0)`.as('claims'),
      sql<string>`coalesce(sum(flagged_claims), 0)`.as('flagged'),
      sql<string>`count(*) filter (where status = 'completed')`.as('completed'),
      sql<string>`count(*) filter (where status = 'processing')`.as('processing'),
    ])
    .where(isCountedUpload)
    .executeTakeFirstOrThrow()
  return {
    totalUploads: Number(row.uploads),
    totalClaims: Number(row.claims),
    flaggedClaims: Number(row.flagged),
    completedUploads: Number(row.completed),
    processingUploads: Number(row.processing),
  }
}

/** Sums over completed audits; `monthBegins` bounds the monthly one. */
export async function completedTotals(tx: SystemTransaction, monthBegins: Date) {
  const row = await tx.sql
    .selectFrom('uploads')
    .select([
      sql<string>`coalesce(sum(total_claims), 0)`.as('lifetime'),
      sql<string>`coalesce(sum(total_claims) filter (where completed_at >= ${monthBegins}), 0)`.as(
        'monthly',
      ),
      sql<string>`coalesce(avg(extract(epoch from completed_at - created_at)), 0)`.as('seconds'),
      sql<string>`coalesce(sum(flagged_claims), 0)`.as('flagged'),
      sql<string>`coalesce(sum(review_claims), 0)`.as('review'),
      sql<string>`coalesce(sum(total_claims - flagged_claims - review_claims), 0)`.as('clean'),
    ])
    .where('status', '=', 'completed')
    .where(isCountedUpload)
    .executeTakeFirstOrThrow()
  return {
    lifetime: Number(row.lifetime),
    monthly: Number(row.monthly),
    averageSeconds: Number(row.seconds),
    flagged: Number(row.flagged),
    review: Number(row.review),
    clean: Number(row.clean),
  }
}

export async function savingsByYear(tx: SystemTransaction) {
  const rows = await tx.sql
    .selectFrom('uploads')
    .select([
      sql<number>`extract(year from completed_at at time zone 'UTC')::int`.as('year'),
      ...savingsSums,
    ])
    .where('status', '=', 'completed')
    .where(isCountedUpload)
    .where('completed_at', 'is not', null)
    .groupBy('year')
    .orderBy('year')
    .execute()
  return rows.map(({ year, ...sums }) => ({ year, savings: savingsOf(sums) }))
}

/** Claim lines by the plan that their account has now. */
export async function claimsByPlan(tx: SystemTransaction) {
  const rows = await tx.sql
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(['users.plan_id', sql<string>`sum(uploads.total_claims)`.as('count')])
    .where('uploads.status', '=', 'completed')
    .where(isCountedUpload)
    .groupBy('users.plan_id')
    .orderBy(sql`sum(uploads.total_claims)`, 'desc')
    .execute()
  return rows.map(({ plan_id, count }) => ({ planId: plan_id, count: Number(count) }))
}

/** Categories of findings by the lines, flagged or to be reviewed, that have one. */
export async function topCategories(tx: SystemTransaction, limit: number) {
  const rows = await tx.sql
    .selectFrom('claims')
    .innerJoinLateral(
      sql<{ category: string }>`unnest(claims.categories)`.as<'found'>(sql`found(category)`),
      (join) => join.onTrue(),
    )
    .select(['found.category', sql<string>`count(*)`.as('count')])
    .innerJoin('uploads', (join) =>
      join
        .onRef('uploads.user_id', '=', 'claims.user_id')
        .onRef('uploads.id', '=', 'claims.upload_id'),
    )
    .where('claims.error_flag', 'in', ['Flagged', 'Needs Review'])
    .where('uploads.status', '=', 'completed')
    .where(isCountedUpload)
    .groupBy('found.category')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('found.category')
    .limit(limit)
    .execute()
  return rows.map(({ category, count }) => ({ category, count: Number(count) }))
}
