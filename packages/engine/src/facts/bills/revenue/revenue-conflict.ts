import { codeKinds, narrowRevenue, planRevenue, type CodeKind } from './revenue-kinds.table.ts'

/** What the procedure is, and what the revenue code stands over, in words. */
export interface RevenueConflict {
  readonly service: string
  readonly family: string
}

const therapy = /^04[234]\d$/

/** Whether a revenue code stands over one kind of service alone, so that another may contradict it. */
export function isNarrowRevenue(revenueCode: string): boolean {
  return familyOf(revenueCode.padStart(4, '0')) !== undefined
}

/**
 * What is wrong with a procedure under its revenue code; undefined where it may stand there, or the procedure is of
 * no kind that its code says.
 */
export function revenueConflict(
  procedureCode: string,
  revenueCode: string,
  modifiers: readonly string[],
): RevenueConflict | undefined {
  const revenue = revenueCode.padStart(4, '0')
  const family = familyOf(revenue)
  if (family === undefined) return undefined
  const plan = therapy.test(revenue) ? planOf(modifiers) : undefined
  const kind = plan ?? codeKinds.find(({ codes }) => codes.test(procedureCode))
  if (kind === undefined || kind.revenue.test(revenue)) return undefined
  return { service: kind.says, family }
}

function familyOf(revenue: string): string | undefined {
  return narrowRevenue.find((each) => each.revenue.test(revenue))?.says
}

function planOf(modifiers: readonly string[]): CodeKind | undefined {
  const named = modifiers.flatMap((modifier) => planRevenue.get(modifier) ?? [])
  return named.length === 1 ? named[0] : undefined
}
