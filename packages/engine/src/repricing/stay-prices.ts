import { compareStanding } from '../batch/order/compare-standing.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { msDrg } from '../facts/stays/drg-family.ts'
import { isWholeStay } from '../facts/stays/hospital-stays.ts'
import { transferShare } from '../facts/stays/transfer-share.ts'
import { count, decimal, list, money, say, words } from '../sentences/say.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/** To another acute hospital, planned readmission or not; to care after it (42 CFR 412.4(b) and (c)). */
const toHospital: ReadonlySet<string> = new Set(['02', '82'])
const toPostAcute: ReadonlySet<string> = new Set(
  '03 05 06 50 51 62 63 65 83 85 86 90 91 93'.split(' '),
)

/**
 * The stay of one claim by the weight of its DRG and the hospital's rate, transfers by the day. The line that stands first has the
 * payment, the others nothing. Outliers, teaching, poor patients and new technology are left out.
 *
 * @param rateCents what the hospital is paid for a weight of one, operating and capital together
 */
export function stayPrices(
  lines: readonly ClaimLine[],
  { drgs }: PricesOfDay,
  rateCents: number | undefined,
): ReadonlyMap<ClaimLine, Repriced> {
  const stay = lines.filter((line) => isWholeStay(line)).sort(compareStanding)
  const [first] = stay
  const priced = new Map<ClaimLine, Repriced>(lines.map((line) => [line, notWhole]))
  if (first === undefined) return priced
  for (const line of stay) priced.set(line, stayPrice(first, drgs, rateCents))
  const whole = priced.get(first)
  if (whole?.kind !== 'priced') return priced
  const included = { ...whole, cents: 0, terms: words('included in the payment of the stay') }
  for (const line of stay) if (line !== first) priced.set(line, included)
  return priced
}

function stayPrice(
  line: ClaimLine,
  drgs: PricesOfDay['drgs'],
  rateCents: number | undefined,
): Repriced {
  if (rateCents === undefined) return noPrice(ownRate)
  if (drgs === undefined) return noPrice('Table 5 of that fiscal year is not imported')
  const drg = msDrg(line)
  const facts = drg === undefined ? undefined : drgs.rows.find(drg)
  if (drg === undefined || facts?.weight === undefined) return noPrice('no weight of the DRG')
  const status = (line.dischargeStatus ?? '').padStart(2, '0')
  const isAfterCare =
    toPostAcute.has(status) && facts.postAcute !== undefined && facts.postAcute !== 'no'
  const { admissionDay, dischargeDay } = line
  const days =
    admissionDay === undefined || dischargeDay === undefined
      ? undefined
      : Math.max(1, dischargeDay - admissionDay)
  const isTransfer = toHospital.has(status) || isAfterCare
  const share =
    isTransfer && days !== undefined
      ? transferShare(days, isAfterCare ? facts.postAcute : undefined, facts)
      : 1
  if (share === undefined) return noPrice('a transfer of a DRG without a mean stay')
  const whole = say`DRG ${words(drg)}: weight ${decimal(facts.weight, 4)} at ${money(rateCents)}`
  const terms =
    share < 1 && days !== undefined
      ? list(
          [
            whole,
            say`${count(days, 'day')} of a mean of ${decimal(facts.meanDays ?? 0, 1)}, as a transfer`,
          ],
          ', ',
        )
      : whole
  return {
    kind: 'priced',
    cents: Math.round(facts.weight * rateCents * share),
    schedule: drgs.name,
    release: drgs.release,
    terms,
  }
}

const ownRate = "a stay is paid by its DRG and the hospital's own rate (--stay-rate)"
const notWhole = noPrice('not on the bill of a whole stay in a hospital (type 111 or 117)')
