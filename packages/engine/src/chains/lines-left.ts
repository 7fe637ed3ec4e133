import type { ClaimLine } from '../claim/claim-line.ts'

/**
 * Lines of one service that are still to be taken back, by what a reversal asks of them: of lines that
 * answer alike only the first is looked at, so that looking stays cheap however many there are.
 */
export class LinesLeft {
  readonly #alike: Kinds = new Map()
  readonly #byClaim = new Map<string, Kinds>()
  readonly #places: ReadonlyMap<ClaimLine, number>
  readonly #asItStands: AsItStands
  #count: number

  /** @param lines in the order in which they stand */
  constructor(lines: readonly ClaimLine[], asItStands: AsItStands) {
    this.#places = new Map(lines.map((line, at) => [line, at]))
    this.#asItStands = asItStands
    this.#count = lines.length
    for (const line of lines) this.put(line, line)
  }

  /** How many are left. */
  get count(): number {
    return this.#count
  }

  /** To be told of each line that is taken back whole. */
  take(): void {
    this.#count--
  }

  /** To be told of each line of which a part is taken back. */
  put(line: ClaimLine, standing: ClaimLine): void {
    const placed = { line, standing, at: this.#places.get(line) ?? 0 }
    const answers = answersOf(standing)
    add(this.#alike, answers, placed)
    if (line.claimId === undefined) return
    let ofClaim = this.#byClaim.get(line.claimId)
    if (!ofClaim) {
      ofClaim = new Map<string, Alike>()
      this.#byClaim.set(line.claimId, ofClaim)
    }
    add(ofClaim, `${answers}|${line.lineNumber ?? ''}`, placed)
  }

  /** The first of each kind that is left; of a claim, those of each line number besides. */
  firsts(claimId: string | undefined): readonly ClaimLine[] {
    const found: Placed[] = []
    this.#collect(this.#alike, found)
    const ofClaim = claimId === undefined ? undefined : this.#byClaim.get(claimId)
    if (ofClaim) this.#collect(ofClaim, found)
    return found.sort((one, two) => one.at - two.at).map(({ line }) => line)
  }

  #collect(kinds: Kinds, into: Placed[]): void {
    for (const [kind, alike] of kinds) {
      let first = alike.lines[alike.next]
      while (first && this.#asItStands(first.line) !== first.standing)
        first = alike.lines[++alike.next]
      if (first) into.push(first)
      else kinds.delete(kind)
    }
  }
}

/** A line with the money that is left of it; undefined for one that was taken back. */
type AsItStands = (line: ClaimLine) => ClaimLine | undefined

interface Placed {
  readonly line: ClaimLine
  readonly standing: ClaimLine
  /** Its place among the lines of the service. */
  readonly at: number
}

interface Alike {
  readonly lines: Placed[]
  /** The first that may still be left. */
  next: number
}

type Kinds = Map<string, Alike>

function add(kinds: Kinds, kind: string, placed: Placed): void {
  const alike = kinds.get(kind)
  if (alike) alike.lines.push(placed)
  else kinds.set(kind, { lines: [placed], next: 0 })
}

/** All that a reversal asks of a line, apart from its claim. */
function answersOf(line: ClaimLine): string {
  const { paidCents, chargeCents, paidDay, receivedDay, refillNumber, units } = line
  const { birthDay, ageYears, sex, serviceFromDay } = line
  const money = [paidCents, chargeCents, paidDay, receivedDay, refillNumber, Math.abs(units ?? 0)]
  return [...money, birthDay, ageYears, sex, serviceFromDay].join('|')
}
