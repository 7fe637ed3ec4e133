import {
  decisionNames,
  dismissalReasons,
  type Decision,
  type DismissalReason,
} from '@plumbline/contract'

/** A decision with its reason: `Dismissed: Already refunded`. */
export function decisionText(decision: Decision, reason: DismissalReason | null): string {
  const word = decisionNames[decision]
  return reason === null ? word : `${word}: ${dismissalReasons[reason]}`
}
