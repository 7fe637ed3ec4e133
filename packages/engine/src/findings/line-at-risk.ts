import type { ClaimLine } from '../claim/claim-line.ts'
import { limitOfClaimAlone } from '../claim/claim-limit.ts'
import { basisOf, exposureCents, isSaidUnpaid } from '../claim/exposure.ts'
import type { FindingDraft, LineAmount } from '../rule/outcome.ts'
import { mostListed } from './most-listed.ts'
import { list, money, nothing, percent, row, say, words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'

/** The part of a finding that puts dollars at risk; empty where none are. */
export type AtRisk = Pick<FindingDraft, 'atRisk' | 'arithmetic' | 'estimated'>

/**
 * All that was paid on the line, with the arithmetic in words: `$45.00 paid on row 13`. Where the
 * amounts belong to the claim, that the line has no right to its part of them.
 */
export function wholeLineAtRisk(line: ClaimLine): AtRisk {
  const amount = amountOf(line)
  if (amount === undefined) return {}
  const { cents, isPartOfClaim } = amount
  if (isPartOfClaim) return { atRisk: [amount] }
  return {
    atRisk: [amount],
    arithmetic: say`${money(cents)} ${words(basisOf(line))} on ${row(line)}`,
  }
}

/**
 * All that was paid on the line where a code of it is wrong for certain, and the record has to say which: a corrected
 * claim may be owed the same, so that the dollars are not firm.
 */
export function wholeLineUnlessCorrected(line: ClaimLine): AtRisk {
  return { ...wholeLineAtRisk(line), estimated: true }
}

/**
 * All that was paid on lines, each as `wholeLineAtRisk` has it; of more lines than a finding lists
 * without the words.
 */
export function wholeLinesAtRisk(lines: readonly ClaimLine[]): AtRisk {
  if (lines.length > mostListed) {
    const amounts = lines.flatMap((line) => amountOf(line) ?? [])
    return amounts.length === 0 ? {} : { atRisk: amounts, arithmetic: nothing }
  }
  const parts = lines.map(wholeLineAtRisk).filter(({ atRisk }) => atRisk !== undefined)
  if (parts.length === 0) return {}
  return {
    atRisk: parts.flatMap(({ atRisk = [] }) => atRisk),
    arithmetic: list(
      parts.map(({ arithmetic = nothing }) => arithmetic),
      '; ',
    ),
  }
}

/** A share (0 to 1) of what was paid on the line, where an allowed amount is too high by it. */
export function shareAtRisk(line: ClaimLine, share: number): AtRisk {
  const cents = Math.round(exposureCents(line) * share)
  if (cents <= 0) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${percent(share, 1)} of the ${money(exposureCents(line))} ${words(basisOf(line))} on ${row(line)}`,
  }
}

/**
 * The same share of each of several lines; `because` goes before the amounts in the arithmetic. Of more lines than a
 * finding lists without their words.
 */
export function sharesAtRisk(
  lines: readonly ClaimLine[],
  share: number,
  because?: Sentence,
): AtRisk {
  const shares = lines.map((line) => shareAtRisk(line, share))
  const atRisk = shares.flatMap((each) => each.atRisk ?? [])
  if (atRisk.length === 0) return {}
  if (lines.length > mostListed) return { atRisk, arithmetic: because ?? nothing }
  const amounts = shares.map(({ arithmetic }) => arithmetic).filter((each) => each !== undefined)
  return { atRisk, arithmetic: list(because ? [because, ...amounts] : amounts, '; ') }
}

/** What a line stands to lose as a whole; undefined where that is nothing. */
function amountOf(line: ClaimLine): LineAmount | undefined {
  const cents = exposureCents(line)
  if (cents > 0) return { line, cents }
  return isPartOfClaim(line) ? { line, cents: 0, isPartOfClaim: true } : undefined
}

function isPartOfClaim(line: ClaimLine): boolean {
  return !isSaidUnpaid(line) && (limitOfClaimAlone(line)?.cents ?? 0) > 0
}
