import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { pricedAmount } from './file-prices.ts'
import { payerProgram } from '../payers/payer-program.ts'

interface PricedUnits {
  readonly line: ClaimLine
  readonly units: number
}

/** Half of the practice expense is a fifth of what therapy costs; places move fees by less. */
const leastDifference = 0.12

/** The lowest price of one unit that Medicare's lines of a code show, worked out once for the file. */
const lowestPrices = new Remembered(({ lines }) => {
  const lowest = new Map<number, number>()
  for (const line of lines) {
    if (line.procedure === noProcedure || isDenied(line) || !isMedicare(line)) continue
    const price = (pricedAmount(line) ?? 0) / (line.units ?? 1)
    if (price > 0 && price < (lowest.get(line.procedure) ?? Infinity))
      lowest.set(line.procedure, price)
  }
  return lowest
})

/**
 * Whether the file shows one of the services of a day for less elsewhere, as it must where its amounts are
 * those after the reduction of therapy. Where every unit has one price, they may be those before it.
 */
export function showsReduction(services: Iterable<PricedUnits>, memories: Memories): boolean {
  const lowest = lowestPrices.in(memories)
  for (const { line, units } of services) {
    const price = (pricedAmount(line) ?? 0) / units
    if ((lowest.get(line.procedure) ?? price) < price * (1 - leastDifference)) return true
  }
  return false
}

function isMedicare(line: ClaimLine): boolean {
  const program = payerProgram(line)
  return program === 'medicare' || program === 'medicare-plan'
}
