import { sql } from 'kysely'

/** What audits put at risk, in cents: `firm` is a part of `savings`, `inDoubt` is not. */
export interface SavingsCents {
  readonly savings: number
  readonly firm: number
  readonly inDoubt: number
}

/** Sums of the columns over uploads; null where there are none. */
export const savingsSums = [
  sql<string | null>`sum(uploads.savings_cents)`.as('savings_cents'),
  sql<string | null>`sum(uploads.firm_cents)`.as('firm_cents'),
  sql<string | null>`sum(uploads.in_doubt_cents)`.as('in_doubt_cents'),
] as const

/** Sums of cents as the database answers them; null where nothing was added up. */
export type SavingsColumns = Readonly<
  Record<'savings_cents' | 'firm_cents' | 'in_doubt_cents', string | null>
>

/** Of an upload, or of their sums. */
export function savingsOf(row: SavingsColumns): SavingsCents {
  return {
    savings: Number(row.savings_cents ?? 0),
    firm: Number(row.firm_cents ?? 0),
    inDoubt: Number(row.in_doubt_cents ?? 0),
  }
}
