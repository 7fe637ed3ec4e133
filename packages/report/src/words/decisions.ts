import { isoDateText } from '@plumbline/engine'
import type { FindingReview, ResponseEvent, ReviewDecision } from '../reviews.ts'

/** What a person says of a finding, in words. */
export const decisionNames: Readonly<Record<ReviewDecision, string>> = {
  confirmed: 'Confirmed',
  'needs-information': 'Needs information',
  open: 'Not decided',
  dismissed: 'Dismissed',
}

/** `confirmed 11/20/2026`, `dismissed 11/20/2026 (record supports it), from an earlier upload`. */
export function decisionText({ decision, reason, day, carriedOver }: FindingReview): string {
  const when = day === undefined ? '' : ` ${isoDateText(day)}`
  const why = reason === undefined ? '' : ` (${reason})`
  const where = carriedOver ? ', carried over from an earlier upload' : ''
  return `${decisionNames[decision].toLowerCase()}${when}${why}${where}`
}

/** What was recorded in a case, as a report says it. */
export const eventNames: Readonly<Record<ResponseEvent['kind'], string>> = {
  sent: 'asked for',
  agreed: 'agreed',
  'partly-agreed': 'agreed in part',
  disputed: 'disputed',
  paid: 'paid',
}
