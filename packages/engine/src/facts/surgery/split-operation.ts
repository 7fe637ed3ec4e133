import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isAtAnotherSite } from './line-roles.ts'
import { isNearOperation } from './operations.ts'
import { splitPart } from './split-care.ts'

/**
 * Whether another line bills the operation of a part, on the day `day` of the part. The day of the operation stands on its parts; some payers want the day on which the aftercare was
 * taken over. Repeats and returns to the operating room are operations of their own.
 */
export function isSameOperation(other: ClaimLine, part: ClaimLine, day: Day): boolean {
  if (other.procedure !== part.procedure || isAtAnotherSite(other, part)) return false
  if (other.modifiers.some((modifier) => ownOperation.has(modifier))) return false
  if (splitPart(part) === '55') return isNearOperation(other, day)
  return other.serviceFromDay === day
}

const ownOperation: ReadonlySet<string> = new Set(['62', '66', '76', '77', '78'])
