import type { BilledService } from '../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Evidence, FindingClass } from '../result/finding.ts'
import type { ReleaseInfo } from '../reference/dated-table.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { RuleSource } from './rule-source.ts'

/** The rule was checked and holds. */
export interface Pass {
  readonly kind: 'pass'
}

/** The rule does not apply to this line. */
export interface NotApplicable {
  readonly kind: 'not-applicable'
  readonly because: string
}

/** The rule applies to this line, but something it needs is missing. Never counts as a pass. */
export interface CannotTell {
  readonly kind: 'cannot-tell'
  /** What was missing, as the coverage table prints it: `no units on the line`. */
  readonly because: string
}

/** Dollars that one flagged line stands to lose. The runner caps them at what was paid. */
export interface LineAmount {
  readonly line: ClaimLine
  readonly cents: number
  /** The line as such is not owed, and only its claim has an amount: it counts where all lines are so. */
  readonly isPartOfClaim?: true
}

/** Which releases were read, and whether all of them apply on the date of service. */
export interface TablesConsulted {
  readonly inForce: boolean
  readonly releases: readonly ReleaseInfo[]
}

/** What a rule says when it is broken; the runner adds what the rule's definition already says. */
export interface FindingDraft {
  /** One sentence with its numbers in it; see `say`. */
  readonly message: Sentence
  /** The lines at fault: they carry the finding. */
  readonly lines: readonly ClaimLine[]
  /** Other lines that show it: the first of a duplicate, column 1 of a pair. */
  readonly related?: readonly ClaimLine[]
  /** So many more lines show it, which a rule that meets very many does not name one by one. */
  readonly leftOut?: number
  readonly evidence: readonly Evidence[]
  /** Dollars by line; left out where no money is at stake. */
  readonly atRisk?: readonly LineAmount[]
  /** The dollars suppose a price, or a word of the record, that the file does not show: they are not firm. */
  readonly estimated?: boolean
  /** How the dollars were worked out; required where `atRisk` is given. */
  readonly arithmetic?: Sentence
  /** These replace the rule's own where the case calls for it. */
  readonly class?: FindingClass
  /** Where the message doubts the reading of the file: the dollars stand in no headline. */
  readonly readingInDoubt?: boolean
  /** At fault is a claim of an earlier upload; the runner alone says so. */
  readonly ofEarlierClaim?: true
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
export type NoFinding = Pass | NotApplicable | CannotTell

export type Outcome = NoFinding | FindingOutcome

/** Triage leaves the line to `judge`, with what it found out on the way. */
export interface Look<Found> {
  readonly kind: 'look'
  readonly found: Found
}

/** What each line of a group comes to; see `eachLine` and `eachOpenLine`. */
export interface LineByLine {
  readonly kind: 'line-by-line'
  /** Whether lines that triage settled are asked about too. */
  readonly asks: 'open lines' | 'all lines'
  readonly outcomeOf: (line: ClaimLine, service: BilledService) => Outcome
}

/** What is found of a group, and what its other open lines come to; see `findingsAmong`. */
export interface FindingsAmong {
  readonly kind: 'findings-among'
  readonly findings: readonly FindingOutcome[]
  readonly others: NoFinding
}

/**
 * What a rule answers about a group: one outcome for all lines that triage left open; findings, which
 * stand at their lines while the others are what triage said, or pass, or what the rule says of them; or
 * line by line.
 */
export type GroupVerdict =
  NoFinding | FindingOutcome | readonly FindingOutcome[] | FindingsAmong | LineByLine

export const pass: Pass = { kind: 'pass' }

export const look: Look<undefined> = { kind: 'look', found: undefined }

/** Leaves the line to `judge` and hands it what was found out. */
export function lookAt<const Found>(found: Found): Look<Found> {
  return { kind: 'look', found }
}

/** Make these once, as constants: the runner counts them by object. Common ones are in `reasons.ts`. */
export function notApplicable(because: string): NotApplicable {
  return { kind: 'not-applicable', because }
}

/** Make these once, as constants: the runner counts them by object. Common ones are in `reasons.ts`. */
export function cannotTell(because: string): CannotTell {
  return { kind: 'cannot-tell', because }
}

const noReleaseForDate = cannotTell('no release of the table covers the date of service')

/** A pass if the tables read are in force on the day, else cannot-tell. */
export function passUnder(consulted: TablesConsulted): NoFinding {
  return consulted.inForce ? pass : noReleaseForDate
}

/** What was consulted where no table was: facts of the rule's own, in effect on every day. */
export const noTables: TablesConsulted = { inForce: true, releases: [] }

/** What an outcome comes to under the tables that were read: see `passUnder`. */
export function under(consulted: TablesConsulted, outcome: NoFinding): NoFinding
export function under(consulted: TablesConsulted, outcome: Outcome): Outcome
export function under(consulted: TablesConsulted, outcome: Outcome): Outcome {
  return outcome.kind === 'pass' ? passUnder(consulted) : outcome
}

export function finding(draft: FindingDraft): FindingOutcome {
  return { kind: 'finding', draft }
}

/** Findings at their lines; the other lines that triage left open come to the same. */
export function findingsAmong(
  findings: readonly FindingOutcome[],
  others: NoFinding,
): NoFinding | FindingsAmong {
  return findings.length === 0 ? others : { kind: 'findings-among', findings, others }
}

/** Judges each line that triage left open, in the group's order. */
export function eachOpenLine(outcomeOf: LineByLine['outcomeOf']): LineByLine {
  return { kind: 'line-by-line', asks: 'open lines', outcomeOf }
}

/** Judges each line, whatever triage said of it alone: beside others it may be something else. */
export function eachLine(outcomeOf: LineByLine['outcomeOf']): LineByLine {
  return { kind: 'line-by-line', asks: 'all lines', outcomeOf }
}
