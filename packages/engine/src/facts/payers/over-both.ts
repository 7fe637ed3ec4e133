import type { ClaimLine } from '../../claim/claim-line.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { list, money, row, say } from '../../sentences/say.ts'
import { paidByBothCents } from './two-payers.ts'

/** What second payers paid above what the first left to the patient, line by line. */
export function overBothAtRisk(first: ClaimLine, seconds: readonly ClaimLine[]): AtRisk {
  const over = seconds.flatMap((line) => {
    const cents = paidByBothCents(first, line)
    return cents === undefined ? [] : [{ line, cents }]
  })
  if (over.length === 0) return {}
  return {
    atRisk: over,
    arithmetic: list(
      over.map(({ line, cents }) => {
        const { paidCents = 0 } = line
        return say`${money(paidCents)} paid on ${row(line)} less the ${money(paidCents - cents)} that ${row(first)} left to the patient`
      }),
      '; ',
    ),
  }
}
