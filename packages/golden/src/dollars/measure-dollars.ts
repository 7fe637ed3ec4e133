import { classesByStrength, type FindingClass, type ReferenceTables } from '@plumbline/engine'
import { fillRows, medicalRows, sumsOnly, surenessOf } from './all-kinds.ts'
import { auditedDollars, type LineDollars } from './audited-dollars.ts'
import type { JudgedRow } from './judged-row.ts'
import { withPrices } from './price-tables.ts'
import { writtenKinds, type PaidRow, type WrittenKinds } from './writings.ts'

/** How the dollars of one kind came out in one writing. */
export interface KindDollars {
  readonly kind: string
  readonly writing: string
  readonly truth: readonly [least: number, most: number]
  readonly said: number
  /** Of these, firm. */
  readonly firm: number
  readonly class: FindingClass | undefined
  readonly verdict: 'right' | 'missed' | 'understated' | 'overstated' | 'too sure'
  /** The lines that are not as they should be. */
  readonly complaints: readonly string[]
}

/**
 * Audits every kind in every writing.
 *
 * @param starter tables without prices
 */
export async function measureDollars(starter: ReferenceTables): Promise<readonly KindDollars[]> {
  const measured: KindDollars[] = []
  const priced = withPrices(starter)
  for (const written of writtenKinds()) {
    const { text, type, history, starterOnly } = written
    const dollars = await auditedDollars(text, type, starterOnly ? starter : priced, history)
    const lines = written.rows.map((row, at) => ({ ...row, said: dollars[at] ?? nothing }))
    for (const [kind, own] of Map.groupBy(lines, (line) => line.kind))
      measured.push(judged(kind, written, own))
  }
  return measured
}

const nothing: LineDollars = { cents: 0, firmCents: 0, class: undefined, ruleId: undefined }

type Line = JudgedRow<PaidRow> & {
  readonly said: LineDollars
}

function judged(
  kind: string,
  { writing, basis, history, mayMiss }: WrittenKinds,
  all: readonly Line[],
): KindDollars {
  const lines = all.map((line) => ({ ...line, over: onBasis(line, basis) }))
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
  const own = [sum(({ over }) => over[0]), sum(({ over }) => over[1])] as const
  const isPart = history !== undefined
  const truth = isPart ? ([0, mostOf(kind)] as const) : own
  const said = sum((line) => line.said.cents)
  const firm = sum((line) => line.said.firmCents)
  const whole: Line[] = isPart || sumsOnly.has(kind) ? [] : lines
  const complaints = whole.flatMap(complaintOf)
  const isOver = said > truth[1] || whole.some((line) => line.said.cents > line.over[1])
  const isUnder = said < truth[0] || whole.some((line) => line.said.cents < line.over[0])
  const isTooSure = (basis === 'charge' || surenessOf.get(kind) === 'records') && firm > 0
  const verdict = isOver
    ? 'overstated'
    : isUnder && !mayMiss
      ? said === 0
        ? 'missed'
        : 'understated'
      : isTooSure
        ? 'too sure'
        : 'right'
  const [surest] = classesByStrength.filter((name) =>
    lines.some((line) => line.said.class === name),
  )
  return { kind, writing, truth, said, firm, class: surest, verdict, complaints }
}

/** All that was overpaid of a kind. */
function mostOf(kind: string): number {
  const rows = [...medicalRows(), ...fillRows()].filter((row) => row.kind === kind)
  return rows.reduce((sum, { over }) => sum + over[1], 0)
}

/** What a writing without payments can show: shares stay, an excess of the payment itself does not. */
function onBasis({ row, over: [least, most] }: Line, basis: WrittenKinds['basis']) {
  if (basis === 'paid') return [least, most] as const
  // Charges do not tell what was denied or cut; that nothing of them is firm is asked elsewhere.
  if (basis === 'charge') return [0, Infinity] as const
  if (most === 0) return [0, 0] as const
  const isExcess = least < row.paid && row.paid + (row.share ?? row.copay ?? 0) > row.allowed
  if (isExcess) return [0, 0] as const
  // The truth was rounded to a cent of what was paid, which is less than a cent of what was allowed.
  const onAllowed = (cents: number) => (cents / row.paid) * row.allowed
  return [Math.floor(onAllowed(least - 0.5)), Math.ceil(onAllowed(most + 0.5))] as const
}

function complaintOf({ over: [least, most], said, row }: Line): readonly string[] {
  if (said.cents >= least && said.cents <= most) return []
  const range = least === most ? String(least) : `${least} to ${most}`
  return [
    `${said.cents} in place of ${range} of ${row.paid}${said.ruleId ? ` by ${said.ruleId}` : ''}`,
  ]
}
