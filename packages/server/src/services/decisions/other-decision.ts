import { decisionNames, dismissalReasons } from '@plumbline/contract'
import type { FindingRow } from '../../db/review/read-findings.ts'

/** What somebody else decided on a finding since a person saw it, by `who`, as that person is told at `now`. */
export function otherDecision(
  { decision, reason, decided_at: at }: Pick<FindingRow, 'decision' | 'reason' | 'decided_at'>,
  who: string,
  now: Date,
): string {
  if (!at) return 'The decision that you saw was taken back. Nothing was changed.'
  const why = reason ? ` (${dismissalReasons[reason]})` : ''
  return `Decided since by ${who}, ${ago(now.getTime() - at.getTime())}: ${decisionNames[decision]}${why}. Nothing was changed; look at it again and decide.`
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const inWords = new Intl.RelativeTimeFormat('en-US')

/** How long it is past, which is the same in every time zone. */
function ago(milliseconds: number): string {
  for (const [unit, size] of units)
    if (milliseconds >= size) return inWords.format(-Math.floor(milliseconds / size), unit)
  return 'just now'
}
