import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import type { Memories } from '../../memo/memories.ts'
import type { TableData } from '../../reference/table-data.ts'
import { code, money, percent, row, say, words } from '../../sentences/say.ts'
import { filePrices, pricedAmount } from '../prices/file-prices.ts'
import { isFacilityPlace } from '../prices/priced-service.ts'
import { establishedVisit } from './established-visit.ts'

type Payments = TableData['feeSchedulePayments'] | undefined

/**
 * What a new-patient visit was paid above the visit of an established patient at the same level: by the
 * price of that visit elsewhere in the file, else by Medicare's national payments; nothing where neither
 * is known, because the visit itself is owed.
 */
export function newVisitAtRisk(line: ClaimLine, payments: Payments, memories: Memories): AtRisk {
  const established = establishedVisit(line.procedure)
  if (established === undefined) return {}
  const due = shareDue(line, established, payments, memories)
  if (due === undefined || due >= 1) return {}
  const whole = exposureCents(line)
  const cents = whole - Math.round(whole * due)
  if (cents <= 0) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${money(whole)} ${words(basisOf(line))} on ${row(line)} less ${percent(due, 1)} of it, which is the price of ${code(established)}`,
  }
}

/** What the established visit costs, as a share of the new one (0 to 1). */
function shareDue(
  line: ClaimLine,
  established: string,
  payments: Payments,
  memories: Memories,
): number | undefined {
  const procedure = procedureNumber(established)
  const amount = pricedAmount(line)
  const visit = { ...line, procedureCode: established, procedure }
  const price = filePrices.in(memories).ofOneUnit(visit)
  if (price !== undefined && amount !== undefined && amount > 0) return price / amount
  const [own, other] = [payments?.find(line.procedure), payments?.find(procedure)]
  if (own === undefined || other === undefined) return undefined
  const payment = isFacilityPlace(line.placeOfService ?? '') ? 'facilityCents' : 'nonFacilityCents'
  return own[payment] > 0 ? other[payment] / own[payment] : undefined
}
