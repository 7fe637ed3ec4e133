import { basename } from 'node:path'
import type { FeeTableRead, WrittenPrice } from '@plumbline/contract'

/** Why a fee table cannot be what a rule names it for. */
export function withoutPrices(isOfStays: boolean): string {
  return isOfStays
    ? 'The file has no rate of a whole stay by MS-DRG. Prices of services are a rule of the kind “price”.'
    : 'The file has no price of a procedure code. Rates of stays by MS-DRG are a rule of the kind “stay-rates”.'
}

/** Names to choose from, a line each, as they are written in JSON. */
export function namesListed(names: readonly string[]): string {
  return names.map((name) => `\n  ${JSON.stringify(name)}`).join('')
}

/** How the file was taken, and what of it prices nothing: to standard error. */
export function sayTaken(
  path: string,
  { setAside, taken }: FeeTableRead,
  prices: readonly WrittenPrice[],
) {
  const [first] = setAside
  const left =
    first === undefined
      ? ''
      : ` ${setAside.length === 1 ? '1 row prices' : `${setAside.length} rows price`} nothing (row ${first.row}: ${first.because}).`
  const many = prices.length === 1 ? '1 price' : `${prices.length} prices`
  process.stderr.write(`${basename(path)}: ${many} (${taken.join(', ')}).${left}\n`)
}
