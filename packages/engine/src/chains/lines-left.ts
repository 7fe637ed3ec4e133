import type { ClaimLine } from '../claim/claim-line.ts'

/** So many lines that answer differently are compared with a reversal. */
const mostCompared = 16

/**
 * Lines of one service that are still to be taken back, by what a reversal asks of them: of lines that
 * answer alike only the first is looked at, and only those whose money fits, so that looking stays cheap
 * however many there are.
 */
export class LinesLeft {
  readonly #byMoney = new Map<string, Kinds>()
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
    for (const money of moneyOf(standing)) {
      add(kindsOf(this.#byMoney, money), answers, placed)
      if (line.claimId === undefined) continue
      const ofClaim = kindsOf(this.#byClaim, `${line.claimId}|${money}`)
      add(ofClaim, `${answers}|${line.lineNumber ?? ''}`, placed)
    }
  }

  /**
   * Lines whose money a reversal could take back whole: the first of each kind that is left; of its claim,
   * those of each line number besides.
   */
  ofItsMoney(reversal: ClaimLine): readonly ClaimLine[] {
    const found: Placed[] = []
    const claimId = reversal.originalClaimId ?? reversal.claimId
    for (const money of moneyAsked(reversal)) {
      if (claimId !== undefined) this.#collect(this.#byClaim.get(`${claimId}|${money}`), found)
      this.#collect(this.#byMoney.get(money), found)
    }
    return inTheirOrder(found)
  }

  /** Lines of the same claim, whatever their money: the first of each kind that is left. */
  ofItsClaim({ claimId }: ClaimLine): readonly ClaimLine[] {
    const found: Placed[] = []
    this.#collect(this.#byClaim.get(`${claimId}|${any}/${any}`), found)
    return inTheirOrder(found)
  }

  #collect(kinds: Kinds | undefined, into: Placed[]): void {
    if (!kinds) return
    let compared = 0
    for (const [kind, alike] of kinds) {
      let first = alike.lines[alike.next]
      while (first && this.#asItStands(first.line) !== first.standing)
        first = alike.lines[++alike.next]
      if (!first) kinds.delete(kind)
      else if (into.push(first) && ++compared === mostCompared) return
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

function inTheirOrder(found: Placed[]): readonly ClaimLine[] {
  return found.sort((one, two) => one.at - two.at).map(({ line }) => line)
}

function kindsOf(index: Map<string, Kinds>, key: string): Kinds {
  const known = index.get(key)
  if (known) return known
  const kinds: Kinds = new Map()
  index.set(key, kinds)
  return kinds
}

function add(kinds: Kinds, kind: string, placed: Placed): void {
  const alike = kinds.get(kind)
  if (alike) alike.lines.push(placed)
  else kinds.set(kind, { lines: [placed], next: 0 })
}

/** Amounts as lines are looked up by: one that they state, that they state none, or whatever it is. */
const any = 'any'
const none = 'none'

/** By what a line is found; reversals turn the sign. */
function moneyOf({ paidCents, chargeCents }: ClaimLine): readonly string[] {
  return pairs([amount(paidCents), any], [amount(chargeCents), any])
}

/** What a reversal looks for: money that it does not state proves nothing, nor does a line's. */
function moneyAsked({ paidCents, chargeCents }: ClaimLine): readonly string[] {
  const asked = (cents: number | undefined) => (cents === undefined ? [any] : [amount(cents), none])
  return pairs(asked(paidCents), asked(chargeCents))
}

function amount(cents: number | undefined): string {
  return cents === undefined ? none : String(Math.abs(cents))
}

function pairs(paid: readonly string[], charge: readonly string[]): readonly string[] {
  return paid.flatMap((one) => charge.map((other) => `${one}/${other}`))
}

/** All that a reversal asks of a line, apart from its claim. */
function answersOf(line: ClaimLine): string {
  const { paidCents, chargeCents, paidDay, receivedDay, refillNumber, units } = line
  const { birthDay, ageYears, sex, serviceFromDay } = line
  const money = [paidCents, chargeCents, paidDay, receivedDay, refillNumber, Math.abs(units ?? 0)]
  return [...money, birthDay, ageYears, sex, serviceFromDay].join('|')
}
