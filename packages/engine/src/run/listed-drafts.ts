import type { ClaimLine } from '../claim/claim-line.ts'
import { mostListed } from '../findings/most-listed.ts'
import type { Evidence } from '../result/finding.ts'
import type { FindingDraft, LineAmount } from '../rule/outcome.ts'
import { count, list, money, row, say } from '../sentences/say.ts'

/** Where more lines are at fault, findings share them, so many to each. */
const linesOfShare = 10

/**
 * The drafts of findings that list all that they are about. One about very many lines becomes several,
 * each at its own lines with their own dollars, and says how many more it does not list: what is written
 * for every line stays short, and every dollar is still counted once. Those of very many are made one by
 * one, as they are asked for.
 */
export function listedDrafts(draft: FindingDraft): Iterable<FindingDraft> {
  const { lines, related = [], evidence, leftOut = 0 } = draft
  if (lines.length > mostListed) return shares(draft)
  const isWhole = related.length <= mostListed && evidence.length <= 2 * mostListed
  if (isWhole && leftOut === 0) return [draft]
  const listed = related.slice(0, mostListed)
  const shown = new Set([...lines, ...listed].map((line) => line.row))
  const more = leftOut + related.length - listed.length
  return [
    {
      ...draft,
      message: withMore(draft, more),
      related: listed,
      evidence: evidence.filter((each) => shown.has(each.row)).slice(0, 2 * mostListed),
    },
  ]
}

function* shares(draft: FindingDraft): Generator<FindingDraft> {
  const { lines, related = [], evidence, atRisk = [], leftOut = 0 } = draft
  const cents = new Map<ClaimLine, LineAmount>()
  for (const amount of atRisk) cents.set(amount.line, amount)
  const cells = new CellsOfRows(evidence)
  const others = related.slice(0, linesOfShare)
  const more = leftOut + related.length - others.length
  for (let at = 0; at < lines.length; at += linesOfShare) {
    const own = lines.slice(at, at + linesOfShare)
    const amounts = own.flatMap((line) => cents.get(line) ?? [])
    yield {
      ...draft,
      message: withMore(draft, more + lines.length - own.length),
      lines: own,
      related: others,
      evidence: cellsOf([...own, ...others], cells),
      ...(draft.atRisk && {
        atRisk: amounts,
        arithmetic: list(
          amounts.map((amount) => say`${money(amount.cents)} on ${row(amount.line)}`),
          '; ',
        ),
      }),
    }
  }
}

function cellsOf(lines: readonly ClaimLine[], cells: CellsOfRows): readonly Evidence[] {
  const rows = new Set(lines.map((line) => line.row))
  return Array.from(rows).flatMap((each) => cells.of(each))
}

/** Cells by their row, in their order, without a list for each of very many rows. */
class CellsOfRows {
  readonly #cells: readonly Evidence[]
  /** The place of a row's first cell, and after each cell that of the row's next one. */
  readonly #first = new Map<number, number>()
  readonly #next: Int32Array

  constructor(cells: readonly Evidence[]) {
    this.#cells = cells
    this.#next = new Int32Array(cells.length).fill(-1)
    for (let at = cells.length - 1; at >= 0; at--) {
      const row = cells[at]?.row ?? 0
      this.#next[at] = this.#first.get(row) ?? -1
      this.#first.set(row, at)
    }
  }

  /** No more of them than a finding lists lines. */
  of(row: number): readonly Evidence[] {
    const found: Evidence[] = []
    let at = this.#first.get(row) ?? -1
    while (at >= 0 && found.length < mostListed) {
      const cell = this.#cells[at]
      if (cell) found.push(cell)
      at = this.#next[at] ?? -1
    }
    return found
  }
}

function withMore({ message }: FindingDraft, more: number): FindingDraft['message'] {
  return more > 0
    ? say`${message} The same holds for ${count(more, 'more line')}, not listed here.`
    : message
}
