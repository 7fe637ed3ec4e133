import {
  medicareShares,
  sentenceText,
  serviceKind,
  type ClaimLine,
  type MedicareShare,
  type Repriced,
} from '@plumbline/engine'
import { styledError } from '../terminal/styled.ts'

/** Of many reasons the terminal shows those of most lines; the CSV has each line's own. */
const mostReasons = 8

/** What repricing came to, in lines for a person. */
export function repricedText(
  lines: readonly ClaimLine[],
  repriced: readonly Repriced[],
  rowsSetAside: number,
  locality?: string,
): string[] {
  const [all] = medicareShares(lines, repriced, () => '').values()
  const priced = repriced.filter(({ kind }) => kind === 'priced').length
  const aside = rowsSetAside > 0 ? ` ${count(rowsSetAside)} rows were set aside.` : ''
  const rates =
    locality === undefined ? 'national rates' : `rates of locality ${locality} (hospitals national)`
  const head = `Priced ${count(priced)} of ${count(lines.length)} lines by Medicare's ${rates}.${aside}`
  return [
    head,
    ...(all ? [shareText('Together', all)] : []),
    ...kinds(lines, repriced),
    ...reasons(repriced),
  ]
}

function kinds(lines: readonly ClaimLine[], repriced: readonly Repriced[]): string[] {
  const shares = Array.from(medicareShares(lines, repriced, serviceKind))
  if (shares.length < 2) return []
  return shares
    .toSorted(([, one], [, two]) => two.agreedCents - one.agreedCents)
    .map(([kind, share]) => `  ${shareText(kind, share)}`)
}

function shareText(name: string, { lines, agreedCents, medicareCents }: MedicareShare): string {
  const percent =
    medicareCents > 0
      ? `${((100 * agreedCents) / medicareCents).toFixed(0)}% of Medicare`
      : 'no price'
  const sums = `${dollars(agreedCents)} against ${dollars(medicareCents)} on ${linesOf(lines)}`
  return `${name}: ${styledError('bold', percent)}, ${sums}.`
}

function reasons(repriced: readonly Repriced[]): string[] {
  const counts = new Map<string, number>()
  for (const each of repriced) {
    if (each.kind === 'priced') continue
    const because = sentenceText(each.because)
    counts.set(because, (counts.get(because) ?? 0) + 1)
  }
  const sorted = Array.from(counts).toSorted(([, one], [, two]) => two - one)
  const more = sorted.length - mostReasons
  return [
    ...sorted
      .slice(0, mostReasons)
      .map(([because, times]) => `Not priced, ${linesOf(times)}: ${because}.`),
    ...(more > 0 ? [`${count(more)} more reasons stand in the CSV, line by line.`] : []),
  ]
}

function linesOf(number: number): string {
  return `${count(number)} ${number === 1 ? 'line' : 'lines'}`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
