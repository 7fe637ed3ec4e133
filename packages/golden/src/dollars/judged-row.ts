import type { Overpaid } from './dollar-kind.ts'

/** A row and what was paid too much on it, in cents: at least and at most. */
export interface JudgedRow<Row> {
  readonly row: Row
  readonly kind: string
  readonly over: readonly [least: number, most: number]
}

/** What was overpaid of a payment, in cents. */
export function overOf(
  { over = 0, upTo = over, overDollars, upToDollars = overDollars }: Overpaid,
  paid: number,
): readonly [least: number, most: number] {
  if (overDollars !== undefined)
    return [Math.round(overDollars * 100), Math.round((upToDollars ?? overDollars) * 100)]
  return [Math.round(paid * over), Math.round(paid * upTo)]
}
