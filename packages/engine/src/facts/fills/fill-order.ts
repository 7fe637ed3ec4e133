import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { eachOpenLine, type LineByLine, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noServiceDate } from '../../rule/reasons.ts'
import { isDeniedOrPending } from './paid-fill.ts'

/** The fills of a patient in order (`compareFills`), without those that have no day, were denied or are pending. */
function inFillOrder(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  const fills: ClaimLine[] = []
  let inOrder = true
  for (const line of lines) {
    if (line.serviceFromDay === undefined || isDeniedOrPending(line)) continue
    const last = fills.at(-1)
    if (last !== undefined && compareFills(last, line) > 0) inOrder = false
    fills.push(line)
  }
  return inOrder ? fills : fills.sort(compareFills)
}

/** Several rules look at the fills of a patient, one after another. */
const lastFills = new Remembered(() => new LastAnswer(inFillOrder))

/**
 * What each fill of a patient comes to beside those before it. Denied fills are none, and those that
 * are not decided or have no day are no fills yet.
 *
 * @param outcomeOf is asked in the order of fills
 */
export function eachFill(
  lines: readonly ClaimLine[],
  memories: Memories,
  outcomeOf: (line: ClaimLine) => Outcome,
): LineByLine {
  const fills = lastFills.in(memories).get(lines, undefined, undefined) ?? none
  const outcomes = new OutcomesOfFills(fills, fills.map(outcomeOf))
  return eachOpenLine((line) => outcomes.of(line) ?? unplaced(line))
}

function unplaced({ claimStatus }: ClaimLine): Outcome {
  return claimStatus === 'pending' ? deniedOrPending : noServiceDate
}

/** What fills come to, mostly asked for in their order. */
class OutcomesOfFills {
  readonly #fills: readonly ClaimLine[]
  readonly #outcomes: readonly Outcome[]
  #next = 0
  #byFill: ReadonlyMap<ClaimLine, Outcome | undefined> | undefined

  constructor(fills: readonly ClaimLine[], outcomes: readonly Outcome[]) {
    this.#fills = fills
    this.#outcomes = outcomes
  }

  of(line: ClaimLine): Outcome | undefined {
    if (this.#fills[this.#next] === line) return this.#outcomes[this.#next++]
    this.#byFill ??= new Map(this.#fills.map((fill, at) => [fill, this.#outcomes[at]]))
    return this.#byFill.get(line)
  }
}

const none: readonly ClaimLine[] = []

/**
 * Which of two fills comes first, as a comparison for sorting: those of earlier uploads, by the day on which
 * they were paid, the dearer before the cheaper, so that of two alike the one at fault is never the one
 * that cost more. Of two that were paid alike the one whose claim has the later number comes later,
 * in any order of rows.
 */
export function compareFills(one: ClaimLine, two: ClaimLine): number {
  return (
    (one.serviceFromDay ?? 0) - (two.serviceFromDay ?? 0) ||
    Math.min(one.index, 0) - Math.min(two.index, 0) ||
    (one.paidDay ?? 0) - (two.paidDay ?? 0) ||
    exposureCents(two) - exposureCents(one) ||
    (two.daysSupply ?? 0) - (one.daysSupply ?? 0) ||
    (one.refillNumber ?? 0) - (two.refillNumber ?? 0) ||
    (one.paidCents ?? -1) - (two.paidCents ?? -1) ||
    unnamedLast(one.pharmacyId, two.pharmacyId) ||
    unnamedLast(one.prescriberNpi, two.prescriberNpi) ||
    unnamedLast(one.planType, two.planType) ||
    compareText(one.claimId, two.claimId) ||
    one.row - two.row
  )
}

function compareText(one = '', two = ''): number {
  return one === two ? 0 : one < two ? -1 : 1
}

function unnamedLast(one: string | undefined, two: string | undefined): number {
  return Number(one === undefined) - Number(two === undefined)
}
