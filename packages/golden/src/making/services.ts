/** One billed service as scenes write it. */
export interface Service {
  readonly revenue: string
  readonly code: string
  readonly modifiers: readonly string[]
  readonly units: number
  /** Share of the usual price, for reductions that no modifier shows. */
  readonly share: number
  /** The planted error stands here. */
  readonly atFault: boolean
}

const pattern = /^(?:(\d{4})\/)?([A-Z0-9]*)((?:-[A-Z0-9]{2})*)(?:x([\d.]+))?(?:%(\d+))?(!)?$/

/**
 * Reads services such as `99213-25 97110-GPx2 20610-RT%50 0300/80053 17000!`: revenue code, code,
 * modifiers, units, percent of the price, and `!` where the planted error stands. Throws
 * `RangeError` on anything else.
 */
export function servicesIn(bill: string): readonly Service[] {
  return bill.split(' ').map((text) => {
    const [match, revenue = '', code = '', modifiers = '', units = '1', share = '100', fault] =
      pattern.exec(text) ?? []
    if (match === undefined) throw new RangeError(`No service: ${text}`)
    return {
      revenue,
      code,
      modifiers: modifiers.split('-').filter((modifier) => modifier !== ''),
      units: Number(units),
      share: Number(share) / 100,
      atFault: fault !== undefined,
    }
  })
}
