import type { ClaimLine } from '../claim/claim-line.ts'
import type { Evidence, FindingClass } from '../result/finding.ts'
import type { ReleaseInfo } from '../reference/dated-table.ts'
import type { RuleSource } from './rule-source.ts'

/** The rule was checked and holds. */
export interface Pass {
  readonly kind: 'pass'
}

/** The rule does not speak about this line. */
export interface NotApplicable {
  readonly kind: 'not-applicable'
  readonly because: string
}

/** The rule speaks about this line, but something it needs is missing. Never counts as a pass. */
export interface CannotTell {
  readonly kind: 'cannot-tell'
  /** What was missing, as the coverage table prints it: `no units on the line`. */
  readonly because: string
}

/** Dollars that one flagged line stands to lose. The runner caps them at what was paid. */
export interface LineAmount {
  readonly line: ClaimLine
  readonly cents: number
}

/** Which releases were read, and whether all of them speak for the date of service. */
export interface TablesConsulted {
  readonly inForce: boolean
  readonly releases: readonly ReleaseInfo[]
}

/** What a rule says when it is broken; the runner adds what the rule's definition already says. */
export interface FindingDraft {
  /** One sentence with its numbers in it. */
  readonly message: string
  /** The lines at fault: they carry the finding. */
  readonly lines: readonly ClaimLine[]
  /** Other lines that show it: the first of a duplicate, column 1 of a pair. */
  readonly related?: readonly ClaimLine[]
  readonly evidence: readonly Evidence[]
  /** Dollars by line; left out where no money is at stake. */
  readonly atRisk?: readonly LineAmount[]
  /** How the dollars were worked out; required where `atRisk` is given. */
  readonly arithmetic?: string
  /** These replace the rule's own where the case calls for it. */
  readonly class?: FindingClass
  readonly clearedBy?: string
  readonly suggestedFix?: string
  readonly sources?: readonly RuleSource[]
  /** Rules over many days say which tables they read; for the others the runner knows. */
  readonly consulted?: TablesConsulted
}

export interface FindingOutcome {
  readonly kind: 'finding'
  readonly draft: FindingDraft
}

/** An outcome that finds nothing. */
export type Settled = Pass | NotApplicable | CannotTell

export type Outcome = Settled | FindingOutcome

/**
 * What a rule answers: one outcome for the whole subject, or, for a group of lines, one for each
 * of its lines in their order. A finding stands at the line at fault; the same finding object may
 * stand at several lines and counts once.
 */
export type Verdict = Outcome | readonly Outcome[]

export const pass: Pass = { kind: 'pass' }

/** Make these once, as constants of the rule's file: the runner counts them by the sentence. */
export function notApplicable(because: string): NotApplicable {
  return { kind: 'not-applicable', because }
}

/** Make these once, as constants of the rule's file: the runner counts them by the sentence. */
export function cannotTell(because: string): CannotTell {
  return { kind: 'cannot-tell', because }
}

const noReleaseForDate = cannotTell('no release of the table speaks for the date of service')

/** A pass if the tables read are in force on the day, else cannot-tell. */
export function passUnder(consulted: TablesConsulted): Outcome {
  return consulted.inForce ? pass : noReleaseForDate
}

export function finding(draft: FindingDraft): FindingOutcome {
  return { kind: 'finding', draft }
}
