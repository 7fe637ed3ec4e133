import type { Finding } from '../../result/finding.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { sentenceText } from '../../sentences/sentence-text.ts'

/** Findings whose amounts change after all rules, each with the amounts of its rows. */
export class AmountsAnew {
  readonly #now = new Map<Finding, Finding>()
  readonly #original = new Map<Finding, Finding>()

  /** The finding as it stands now. */
  now(finding: Finding): Finding {
    return this.#now.get(finding) ?? finding
  }

  /** Gives a finding, as it was or stands, an amount on a row where it had none. */
  give(finding: Finding, row: number, cents: number, how: Sentence): void {
    if (cents > 0) this.#set(finding, row, cents, how)
  }

  /** Takes from a finding what it has on a row above so many cents. */
  limit(finding: Finding, row: number, cents: number, how: Sentence): void {
    const has = this.now(finding).atRisk.find((amount) => amount.row === row)?.cents ?? 0
    if (has > cents) this.#set(finding, row, cents, how)
  }

  findings(): ReadonlyMap<Finding, Finding> {
    return this.#now
  }

  #set(finding: Finding, row: number, cents: number, how: Sentence): void {
    const original = this.#original.get(finding) ?? finding
    const before = this.now(original)
    const others = before.atRisk.filter((amount) => amount.row !== row)
    const atRisk = cents > 0 ? [...others, { row, cents }] : others
    const after = {
      ...before,
      atRisk: atRisk.toSorted((one, other) => one.row - other.row),
      amountAtRiskCents: atRisk.reduce((sum, amount) => sum + amount.cents, 0),
      arithmetic: withWords(before.arithmetic, how),
    }
    this.#now.set(original, after)
    this.#original.set(after, original)
  }
}

function withWords(arithmetic: string, how: Sentence): string {
  const added = sentenceText(how)
  if (arithmetic === '') return added
  return arithmetic.includes(added) ? arithmetic : `${arithmetic}; ${added}`
}
