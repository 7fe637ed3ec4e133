import { listedKey } from '@plumbline/engine/fee-table'
import { dollarsOf } from './dollars-of.ts'
import type { FeeTableReading, SetAsidePrice, WrittenPrice } from './fee-table-reading.ts'
import { modifiersIn } from './modifiers-in.ts'
import { PricesOnce } from './prices-once.ts'
import { chooseWhose } from './whose-prices.ts'
import type { StandardCharge, StandardCharges } from './standard-charges.ts'

/**
 * The prices that one payer's plan agreed with a hospital, from its file of standard charges. What is no
 * price of a code or of a whole stay is set aside with the reason: amounts by the day or by a formula, doses
 * of drugs that are not the unit of their code, and codes that the file prices twice.
 *
 * @param of payer and plan, where the file has several
 */
export function readHospitalPrices(
  charges: StandardCharges,
  of: string | undefined,
): FeeTableReading {
  const chosen = chooseWhose(charges.names, of)
  if (chosen.problem !== undefined) return { read: undefined, ...chosen }
  const { whose } = chosen
  const services = new PricesOnce()
  const stays = new PricesOnce()
  const setAside: SetAsidePrice[] = []
  for (const charge of charges.of(whose)) {
    const priced = pricedCharge(charge)
    if (typeof priced === 'string') setAside.push({ row: charge.row, because: priced })
    else (priced.isStay ? stays : services).add([charge.row, priced.what, priced.price])
  }
  for (const priced of [services, stays]) setAside.push(...priced.setAside)
  setAside.sort((one, other) => one.row - other.row)
  const read = {
    ...{ prices: services.prices, stays: stays.prices, setAside, unread: [], of: whose },
    isHospitals: true,
    taken: [`the negotiated charges of ${whose || 'a payer without a name'}`],
  }
  return { read, problem: undefined }
}

interface PricedCharge {
  readonly isStay: boolean
  readonly what: string
  readonly price: WrittenPrice[2]
}

/** What a charge prices, or why it prices nothing here. */
function pricedCharge(charge: StandardCharge): PricedCharge | string {
  const { codes, setting, billingClass, measured } = charge
  const stay = codes.find(({ type, code }) => /^(?:MS-)?DRG$/i.test(type) && /^\d{1,3}$/.test(code))
  const service = codes.find(({ type, code }) => /^(?:CPT|HCPCS)$/i.test(type) && isCode.test(code))
  if (/^professional$/i.test(billingClass)) return 'a price of a physician, not of the hospital'
  if (service !== undefined && !/^inpatient$/i.test(setting)) {
    if (measured !== '') return `a price of ${measured} of a drug, not of a unit of its code`
    const modifiers = modifiersIn(charge.modifiers)
    if (typeof modifiers === 'string') return modifiers
    const what = listedKey({ code: service.code.toUpperCase(), modifiers })
    return withPrice(charge, { isStay: false, what })
  }
  if (stay !== undefined && !/^outpatient$/i.test(setting))
    return withPrice(charge, { isStay: true, what: `DRG ${stay.code.padStart(3, '0')}` })
  if (service !== undefined) return 'a price of inpatient stays'
  return 'no procedure code and no MS-DRG'
}

const isCode = /^(?:\d{4}[0-9A-Z]|[A-Z]\d{4})$/i

function withPrice(
  { dollars, percent, algorithm, methodology }: StandardCharge,
  of: Pick<PricedCharge, 'isStay' | 'what'>,
): PricedCharge | string {
  if (algorithm !== '') return 'paid by a formula that the file says in words'
  if (/^percent of (?:total )?billed charges?$/i.test(methodology)) {
    const share = Number(percent.replace(/\s*%$/, ''))
    // A file that writes 0.8 for 80 percent would make every payment an overpayment.
    if (percent === '' || !(share >= 1 && share <= 100)) return 'no percent from 1 to 100'
    return { ...of, price: { percentOfCharge: share } }
  }
  const isMeant = of.isStay ? /^(?:case rate|fee schedule|)$/i : /^(?:fee schedule|)$/i
  if (!isMeant.test(methodology)) return `paid by “${methodology}”, not by the unit`
  return { ...of, price: dollarsOf(dollars) ?? 0 }
}
