import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { sharesOf } from '../../findings/shares-of.ts'
import type { Memories } from '../../memo/memories.ts'
import { count, money, row, say, words } from '../../sentences/say.ts'
import { filePrices, pricedAmount } from '../prices/file-prices.ts'

/**
 * What was paid for the tests of a panel above the price of the panel, each test's share of it; nothing
 * where the file shows no price of the panel under the terms of these lines.
 */
export function overPanelPrice(
  panel: ProcedureNumber,
  lines: readonly ClaimLine[],
  memories: Memories,
): AtRisk {
  const [first] = lines
  const price = first && filePrices.in(memories).ofOneUnit(first, panel)
  if (!first || price === undefined) return {}
  const priced = sumOf(lines, (line) => pricedAmount(line) ?? 0)
  const paid = sumOf(lines, exposureCents)
  if (priced <= price || paid <= 0) return {}
  const over = Math.round((paid * (priced - price)) / priced)
  const shares = sharesOf(over, lines.map(exposureCents))
  return {
    atRisk: lines.map((line, at) => ({ line, cents: shares[at] ?? 0 })),
    arithmetic: say`${count(lines.length, 'test')} came to ${money(priced)} where the file pays ${money(price)} for the panel: ${money(over)} of the ${money(paid)} ${words(basisOf(first))}, from ${row(first)} on, each test its share`,
  }
}

function sumOf(lines: readonly ClaimLine[], of: (line: ClaimLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
