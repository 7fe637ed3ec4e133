import { dismissalReasons, type Decision, type DismissalReason } from '@plumbline/contract'

/** Decisions as people read them. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  open: 'Open',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  'needs-information': 'Needs information',
}

/** A decision with its reason: `Dismissed: Already refunded`. */
export function decisionText(decision: Decision, reason: DismissalReason | null): string {
  const word = decisionWords[decision]
  return reason === null ? word : `${word}: ${dismissalReasons[reason]}`
}
