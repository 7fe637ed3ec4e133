import type { MedicalRow } from '../making/medical-row.ts'
import { hospitalClaims } from './medical-claims.ts'

/** Whether half of the claims, this one among them, give their total on each line. */
export function givesTotals({ claimId }: MedicalRow): boolean {
  return Number(claimId.slice(1, 4)) % 2 === 0
}

/** Half of the claims with their totals on each line. */
export function withSomeTotals(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const totals = withClaimTotals(rows)
  return rows.map((row, at) => (givesTotals(row) ? (totals[at] ?? row) : row))
}

/** A total line with revenue code 0001 below each claim. */
export function withTotalLines(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const totals = withClaimTotals(rows)
  return rows.flatMap((row, at) => {
    const total = totals[at]
    const isLast = rows[at + 1]?.claimId !== row.claimId
    return isLast && total
      ? [row, { ...total, revenue: '0001', code: '', modifiers: [], units: 0 }]
      : [row]
  })
}

/** Stays, one row each and no service of theirs. */
export function stays(): readonly MedicalRow[] {
  const first = hospitalClaims().filter(
    ({ billType, line }) => billType.startsWith('11') && line === 1,
  )
  const totals = withClaimTotals(hospitalClaims())
  return first.flatMap((row) => {
    const total = totals.find(({ claimId }) => claimId === row.claimId)
    return total ? [{ ...total, revenue: '' }] : []
  })
}

/** Amounts of the whole claim in place of those of its lines. */
export function withClaimTotals(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const claims = Map.groupBy(rows, ({ claimId }) => claimId)
  return rows.map((row) => {
    const lines = claims.get(row.claimId) ?? []
    const of = (field: 'charge' | 'allowed' | 'paid' | 'share') =>
      lines.reduce((sum, line) => sum + line[field], 0)
    return {
      ...row,
      charge: of('charge'),
      allowed: of('allowed'),
      paid: of('paid'),
      share: of('share'),
    }
  })
}
