import type { ClaimLine } from '../claim/claim-line.ts'
import { mostListed } from '../findings/most-listed.ts'
import type { Evidence } from '../result/finding.ts'
import type { FindingDraft } from '../rule/outcome.ts'
import { count, list, money, row, say } from '../sentences/say.ts'

/** Where more lines are at fault, findings share them, so many to each. */
const linesOfShare = 10

/**
 * The drafts of findings that list all that they are about. One about very many lines becomes several,
 * each at its own lines with their own dollars, and says how many more it does not list: what is written
 * for every line stays short, and every dollar is still counted once.
 */
export function listedDrafts(draft: FindingDraft): readonly FindingDraft[] {
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

function shares(draft: FindingDraft): readonly FindingDraft[] {
  const { lines, related = [], evidence, atRisk = [], leftOut = 0 } = draft
  const cents = new Map(atRisk.map((amount) => [amount.line, amount]))
  const cells = Map.groupBy(evidence, (each) => each.row)
  const others = related.slice(0, linesOfShare)
  const more = leftOut + related.length - others.length
  const found: FindingDraft[] = []
  for (let at = 0; at < lines.length; at += linesOfShare) {
    const own = lines.slice(at, at + linesOfShare)
    const amounts = own.flatMap((line) => cents.get(line) ?? [])
    found.push({
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
    })
  }
  return found
}

function cellsOf(
  lines: readonly ClaimLine[],
  cells: ReadonlyMap<number, readonly Evidence[]>,
): readonly Evidence[] {
  const rows = new Set(lines.map((line) => line.row))
  return Array.from(rows).flatMap((each) => cells.get(each)?.slice(0, mostListed) ?? [])
}

function withMore({ message }: FindingDraft, more: number): FindingDraft['message'] {
  return more > 0
    ? say`${message} The same holds for ${count(more, 'more line')}, not listed here.`
    : message
}
