import type { AssignedColumn } from './assign-columns.ts'

/** The number that first versions of claims have in a file: the lowest that its column of versions holds. */
export function firstVersion(columns: readonly AssignedColumn[]): number {
  const values = columns.find(({ meaning }) => meaning === 'claimVersion')?.column.values ?? []
  return values.reduce((least, value) => Math.min(least, Number(value)), Infinity)
}
