import { ownFees, scheduleFees } from './fees.table.ts'

const fees: ReadonlyMap<string, readonly [nonFacility: number, facility: number]> = new Map(
  `${scheduleFees}${ownFees}`
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [code = '', nonFacility = '', facility = nonFacility] = row.split(' ')
      return [code, [cents(nonFacility), cents(facility)]]
    }),
)

/** The usual price of one unit in cents. Throws `RangeError` where the tables have none. */
export function feeOf(code: string, facility: boolean): number {
  const fee = fees.get(code)
  if (fee === undefined) throw new RangeError(`No fee for ${code}`)
  return facility ? fee[1] : fee[0]
}

function cents(dollars: string): number {
  return Math.round(Number(dollars) * 100)
}
