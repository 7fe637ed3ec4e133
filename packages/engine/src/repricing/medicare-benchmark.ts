import type { ClaimLine } from '../claim/claim-line.ts'
import { payeeOf, type Payee } from '../claim/payee.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import type { TableName } from '../reference/table-data.ts'
import type {
  MedicareBenchmark,
  MedicareComparison,
  MedicareShare,
  PayeeShare,
} from '../result/medicare-share.ts'
import { medicareShares } from './percent-of-medicare.ts'
import { reprice } from './reprice.ts'
import type { Repriced } from './repriced.ts'
import { serviceKind } from './service-kind.ts'

/** So many payees are listed by themselves. */
const mostPayees = 25

/** Tables of which one at least must have been imported: without them nothing has a price. */
const priceTables: readonly TableName[] = [
  'relativeValues',
  'laboratoryFees',
  'drugPaymentLimits',
  'oppsStatus',
  'surgeryCenterServices',
]

/**
 * Compares a medical file with Medicare's national rates. Undefined where no schedule of prices was imported, or none of
 * them prices a line that states an amount.
 */
export function compareWithMedicare(
  lines: readonly ClaimLine[],
  tables: ReferenceTables,
): MedicareComparison | undefined {
  const hasPrices = priceTables.some((name) => (tables[name]?.releases.length ?? 0) > 0)
  if (!hasPrices || lines[0]?.auditType !== 'medical') return undefined
  const repriced = reprice(lines, tables)
  const benchmark = benchmarkOf(lines, repriced)
  if (benchmark === undefined) return undefined
  const prices = new Map<number, number>()
  for (const { index } of lines) {
    const price = repriced[index]
    if (price?.kind === 'priced') prices.set(index, price.cents)
  }
  return { benchmark, centsByLine: prices }
}

function benchmarkOf(
  lines: readonly ClaimLine[],
  repriced: readonly Repriced[],
): MedicareBenchmark | undefined {
  const [together] = medicareShares(lines, repriced, () => '').values()
  if (together === undefined) return undefined
  const kinds = medicareShares(lines, repriced, serviceKind)
  const payees = new Map<string, Payee | undefined>()
  const shares = medicareShares(lines, repriced, (line) => {
    const payee = payeeOf(line)
    const key = payee === undefined ? '' : `${payee.knownBy} ${payee.id}`
    payees.set(key, payee)
    return key
  })
  const ranked = Array.from(shares)
    .sort(
      ([key, one], [otherKey, two]) =>
        two.agreedCents - one.agreedCents || (key < otherKey ? -1 : 1),
    )
    .map(([key, share]): PayeeShare => ({ payee: payees.get(key), ...share }))
  return {
    lines: lines.length,
    together,
    byKind: Array.from(kinds, ([kind, share]) => ({ kind, ...share })).sort(
      (one, two) => two.agreedCents - one.agreedCents || (one.kind < two.kind ? -1 : 1),
    ),
    byPayee: ranked.slice(0, mostPayees),
    otherPayees: others(ranked.slice(mostPayees)),
  }
}

function others(shares: readonly PayeeShare[]): MedicareBenchmark['otherPayees'] {
  if (shares.length === 0) return undefined
  const sum = (of: (share: MedicareShare) => number) =>
    shares.reduce((total, share) => total + of(share), 0)
  return {
    payees: shares.length,
    lines: sum(({ lines }) => lines),
    agreedCents: sum((share) => share.agreedCents),
    medicareCents: sum(({ medicareCents }) => medicareCents),
  }
}
