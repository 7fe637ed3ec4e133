import { mostCompared } from '../../batch/one-of-each-kind.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { paidByBothCents, toTwoPayers } from '../payers/two-payers.ts'
import { saysSeparate } from '../surgery/line-roles.ts'
import { EarlierBills } from './earlier-bills.ts'
import { isSameBill, onDifferentClaims } from './same-bill.ts'

/** A bill and what repeats it: one line, or very many of which the same is to be said. */
export interface RepeatedBill {
  readonly first: ClaimLine
  readonly duplicates: readonly ClaimLine[]
}

/** So many duplicates of one line are told one by one. */
const mostTold = 16

/**
 * The lines of an encounter that repeat an earlier one, which stands; each with the first that it repeats.
 *
 * @param saidOf what is to be said of a duplicate, as text: very many of the same are told together
 */
export function repeatedBills(
  lines: readonly ClaimLine[],
  saidOf: (first: ClaimLine, duplicate: ClaimLine) => string,
): readonly RepeatedBill[] {
  const bills = lines.length > mostCompared ? new EarlierBills() : undefined
  const repeated = lines.flatMap((duplicate, at) => {
    const first = earlierLike(duplicate, bills ? bills.like(duplicate) : lines.slice(0, at))
    bills?.add(duplicate)
    return first ? [{ first, duplicate }] : []
  })
  const firsts = Map.groupBy(repeated, ({ first }) => first)
  return Array.from(firsts).flatMap(([first, ofFirst]) => {
    if (ofFirst.length <= mostTold) return apart(first, ofFirst)
    const alike = Map.groupBy(ofFirst, ({ duplicate }) => saidOf(first, duplicate))
    return Array.from(alike.values()).flatMap((same) => {
      if (same.length <= mostTold) return apart(first, same)
      return [{ first, duplicates: same.map(({ duplicate }) => duplicate) }]
    })
  })
}

function apart(
  first: ClaimLine,
  repeated: readonly { readonly duplicate: ClaimLine }[],
): readonly RepeatedBill[] {
  return repeated.map(({ duplicate }) => ({ first, duplicates: [duplicate] }))
}

function earlierLike(line: ClaimLine, before: Iterable<ClaimLine>): ClaimLine | undefined {
  for (const earlier of before) {
    if (!isSameBill(earlier, line)) continue
    if (isUnpaid(earlier) || isUnpaid(line)) continue
    if (toTwoPayers(earlier, line) && paidByBothCents(earlier, line) === undefined) continue
    if (onDifferentClaims(earlier, line) || !repeatsWithinClaim(line)) return earlier
  }
  return undefined
}

/**
 * Lines of one claim that are alike because the service came in several parts: drugs, supplies and
 * other HCPCS Level II codes, timed therapy, revenue lines, and whatever says that it repeats.
 */
function repeatsWithinClaim(line: ClaimLine): boolean {
  const { procedureCode } = line
  if (procedureCode === undefined || saysSeparate(line)) return true
  return !/^\d/.test(procedureCode) || procedureCode.startsWith('97')
}
