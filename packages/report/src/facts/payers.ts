import type { ClaimLine } from '@plumbline/engine'

const mostPayers = 3

/** The payers that the lines name, in file order: the first three, and how many more there are. */
export function payersOf(lines: readonly ClaimLine[]): string | undefined {
  const payers = new Set<string>()
  for (const { payer } of lines) if (payer !== undefined) payers.add(payer)
  if (payers.size === 0) return undefined
  const shown = Array.from(payers).slice(0, mostPayers).join('; ')
  return payers.size > mostPayers ? `${shown} and ${payers.size - mostPayers} more` : shown
}
