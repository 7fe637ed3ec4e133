import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'
import type { LineIndexes } from '../line-indexes.ts'
import { StatedNumbers, unstated } from '../kinds/numbered-lines.ts'

/**
 * What decides first which of two lines of a day stands first (see `compareStanding`), as numbers by
 * position: most days are put in order without a look at their lines.
 */
export class StandingNumbers {
  readonly #paidDays: StatedNumbers
  readonly #receivedDays: StatedNumbers
  readonly #exposedCents: StatedNumbers

  constructor(lineCount: number) {
    this.#paidDays = new StatedNumbers(lineCount, ({ paidDay }) => paidDay ?? unstated)
    this.#receivedDays = new StatedNumbers(lineCount, ({ receivedDay }) => receivedDay ?? unstated)
    this.#exposedCents = new StatedNumbers(lineCount, (line) =>
      Math.min(exposureCents(line), unstated),
    )
  }

  put(position: number, line: ClaimLine): void {
    this.#paidDays.put(position, line)
    this.#receivedDays.put(position, line)
    this.#exposedCents.put(position, line)
  }

  /** Below zero where the line of the first position stands first, zero where that takes a look. */
  compare(one: number, two: number, indexes: LineIndexes): number {
    return (
      Number(indexes.at(two) === historyIndex) - Number(indexes.at(one) === historyIndex) ||
      this.#paidDays.at(one) - this.#paidDays.at(two) ||
      this.#receivedDays.at(one) - this.#receivedDays.at(two) ||
      this.#exposedCents.at(two) - this.#exposedCents.at(one)
    )
  }

  trim(lineCount: number): void {
    this.#paidDays.trim(lineCount)
    this.#receivedDays.trim(lineCount)
    this.#exposedCents.trim(lineCount)
  }
}
