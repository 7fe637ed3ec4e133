import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { eachOpenLine, type LineByLine, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noServiceDate } from '../../rule/reasons.ts'
import { isDeniedOrPending } from './paid-fill.ts'

/** The fills of a patient in order, without those that have no day, were denied or are pending. */
function inFillOrder(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  return inOrderOfFills(
    lines.filter((line) => line.serviceFromDay !== undefined && !isDeniedOrPending(line)),
  )
}

/**
 * Fills by day, and those of a day: of earlier uploads first, by the day on which they were paid, the dearer
 * before the cheaper, so that of two alike the one at fault is never the one that cost more. Of two that were
 * paid alike the one whose claim has the later number comes later, in any order of rows.
 */
export function inOrderOfFills(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  if (areOnDaysInOrder(lines)) return lines
  const placed = lines.map(placeOf)
  const isInOrder = placed.every((one, at) => {
    const next = placed[at + 1]
    return next === undefined || comparePlaces(one, next) <= 0
  })
  return isInOrder ? lines : placed.sort(comparePlaces).map(({ line }) => line)
}

/** Whether each fill is of a later day than the one before it: nothing else decides then. */
function areOnDaysInOrder(lines: readonly ClaimLine[]): boolean {
  let last = Number.NEGATIVE_INFINITY
  for (const { serviceFromDay = 0 } of lines) {
    if (serviceFromDay <= last) return false
    last = serviceFromDay
  }
  return true
}

/** What decides where a fill stands, strongest first; the numbers of claims and rows come last. */
interface Place {
  readonly line: ClaimLine
  readonly standing: readonly number[]
  readonly claimId: string
  readonly row: number
}

function placeOf(line: ClaimLine): Place {
  const standing = [
    line.serviceFromDay ?? 0,
    Math.min(line.index, 0),
    line.paidDay ?? 0,
    -exposureCents(line),
    -(line.daysSupply ?? 0),
    -(line.quantity ?? 0),
    line.refillNumber ?? 0,
    line.paidCents ?? -1,
    Number(line.pharmacyId === undefined),
    Number(line.prescriberNpi === undefined),
    Number(line.planType === undefined),
  ]
  return { line, standing, claimId: line.claimId ?? '', row: line.row }
}

function comparePlaces(one: Place, two: Place): number {
  for (const [at, number] of one.standing.entries()) {
    const other = two.standing[at] ?? number
    if (number !== other) return number - other
  }
  if (one.claimId !== two.claimId) return one.claimId < two.claimId ? -1 : 1
  return one.row - two.row
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
