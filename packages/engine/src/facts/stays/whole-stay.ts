import { compareStanding } from '../../batch/order/compare-standing.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { eachOpenLine, notApplicable, type GroupVerdict, type Outcome } from '../../rule/outcome.ts'
import { isWholeStay } from './hospital-stays.ts'

const notWhole = notApplicable('not on the bill of a whole stay in a hospital (type 111 or 117)')

/**
 * Judges the whole stay that a claim bills, once for all its lines; other lines are none of it. The lines of the stay stand
 * in an order that does not depend on that of the rows.
 */
export function judgedAsStay(
  lines: readonly ClaimLine[],
  outcomeOf: (first: ClaimLine, stay: readonly ClaimLine[]) => Outcome,
): GroupVerdict {
  const stay = lines.filter((line) => isWholeStay(line)).sort(compareStanding)
  const [first] = stay
  const outcome = first ? outcomeOf(first, stay) : notWhole
  return eachOpenLine((line) => (isWholeStay(line) ? outcome : notWhole))
}
