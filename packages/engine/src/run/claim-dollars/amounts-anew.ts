import type { ClaimLine } from '../../claim/claim-line.ts'
import { amountOfLine, isAmountOf } from '../../result/line-amounts.ts'
import type { AmountAtRisk, Finding } from '../../result/finding.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { sentenceText } from '../../sentences/sentence-text.ts'

/** Findings whose amounts change after all rules, each with the amounts of its lines. */
export class AmountsAnew {
  readonly #shared: ReadonlySet<number>
  readonly #now = new Map<Finding, Finding>()
  readonly #original = new Map<Finding, Finding>()

  /** @param shared rows at which several lines begin */
  constructor(shared: ReadonlySet<number>) {
    this.#shared = shared
  }

  /** The finding as it stands now. */
  now(finding: Finding): Finding {
    return this.#now.get(finding) ?? finding
  }

  /** Gives a finding, as it was or stands, an amount on a line where it had none. */
  give(finding: Finding, line: ClaimLine, cents: number, how: Sentence): void {
    if (cents > 0) this.#set(finding, line, cents, how)
  }

  /** Takes from a finding what it has on a line above so many cents. */
  limit(finding: Finding, line: ClaimLine, cents: number, how: Sentence): void {
    const has = this.now(finding).atRisk.find((amount) => isAmountOf(line, amount))?.cents ?? 0
    if (has > cents) this.#set(finding, line, cents, how)
  }

  findings(): ReadonlyMap<Finding, Finding> {
    return this.#now
  }

  #set(finding: Finding, line: ClaimLine, cents: number, how: Sentence): void {
    const original = this.#original.get(finding) ?? finding
    const before = this.now(original)
    const others = before.atRisk.filter((amount) => !isAmountOf(line, amount))
    const atRisk = cents > 0 ? [...others, amountOfLine(line, cents, this.#shared)] : others
    const after = {
      ...before,
      atRisk: atRisk.toSorted(inFileOrder),
      amountAtRiskCents: atRisk.reduce((sum, amount) => sum + amount.cents, 0),
      arithmetic: withWords(before.arithmetic, how),
    }
    this.#now.set(original, after)
    this.#original.set(after, original)
  }
}

function inFileOrder(one: AmountAtRisk, other: AmountAtRisk): number {
  return one.row - other.row || (one.line ?? 0) - (other.line ?? 0)
}

function withWords(arithmetic: string, how: Sentence): string {
  const added = sentenceText(how)
  if (arithmetic === '') return added
  return arithmetic.includes(added) ? arithmetic : `${arithmetic}; ${added}`
}
