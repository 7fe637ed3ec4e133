import type { ClaimField, ClaimLine } from '../../../claim/claim-line.ts'
import type { FindingClass } from '../../../result/finding.ts'
import type { Sentence, Slot } from '../../../sentences/sentence.ts'

/** The fields of a line that hold days. */
export type DayField = Extract<ClaimField, `${string}Day`>

/** Two dates of which the first cannot come after the second. */
export interface DateOrder {
  readonly first: DayField
  /** Another date of the line, or the day of the audit. */
  readonly then: DayField | 'auditDay'
  /** The first may lie this many days after the second. */
  readonly slackDays: number
  /** `error` where the pair is impossible, `lead` where practice knows exceptions. */
  readonly class: FindingClass
  /** Whether the order holds for the line at all; left out, for every line. */
  readonly appliesTo?: (line: ClaimLine) => boolean
  /** The contradiction in words, with both dates in it. */
  readonly says: (first: Slot, then: Slot) => Sentence
}

/** Two dates that no record puts in the other order. */
export function impossible(
  first: DayField,
  then: DateOrder['then'],
  says: DateOrder['says'],
): DateOrder {
  return { first, then, slackDays: 0, class: 'error', says }
}

/** Two dates whose other order practice knows, as an exception. */
export function doubtful(
  first: DayField,
  then: DateOrder['then'],
  says: DateOrder['says'],
): DateOrder {
  return { first, then, slackDays: 0, class: 'lead', says }
}
