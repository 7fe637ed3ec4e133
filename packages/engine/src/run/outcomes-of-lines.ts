import type { BilledService } from '../batch/billed-services.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import {
  pass,
  type FindingDraft,
  type FindingOutcome,
  type GroupVerdict,
  type NoFinding,
  type Outcome,
} from '../rule/outcome.ts'

/** A group as a verdict is spread over its lines. */
export interface GroupOfLines {
  readonly lines: readonly ClaimLine[]
  serviceAt(position: number): BilledService
  /** Whether triage left the line to the rule. */
  isOpenAt(position: number): boolean
}

/** What each line of a group comes to; undefined where it is what triage said. */
export type LineOutcomes = readonly (Outcome | undefined)[]

/** The one answer for all lines that triage left open; undefined where a verdict says more. */
export function sameForAll(verdict: GroupVerdict): NoFinding | undefined {
  if (isList(verdict)) return verdict.length === 0 ? pass : undefined
  return verdict.kind === 'finding' || verdict.kind === 'line-by-line' ? undefined : verdict
}

/** Spreads a verdict over the lines of its group. */
export function outcomesOf(verdict: GroupVerdict, group: GroupOfLines): LineOutcomes {
  const { lines } = group
  if (isList(verdict)) return atTheirLines(verdict, group)
  if (verdict.kind === 'finding') return atTheirLines([verdict], group)
  if (verdict.kind !== 'line-by-line')
    return lines.map((_, at) => (group.isOpenAt(at) ? verdict : undefined))
  const all = verdict.asks === 'all lines'
  return lines.map((line, at) =>
    all || group.isOpenAt(at) ? verdict.outcomeOf(line, group.serviceAt(at)) : undefined,
  )
}

/** What outcomes find, each finding once, however many lines share it. */
export function draftsOf(outcomes: LineOutcomes): readonly FindingDraft[] {
  const drafts = new Set<FindingDraft>()
  for (const outcome of outcomes) if (outcome?.kind === 'finding') drafts.add(outcome.draft)
  return Array.from(drafts)
}

function atTheirLines(findings: readonly FindingOutcome[], group: GroupOfLines): LineOutcomes {
  const byLine = new Map<ClaimLine, FindingOutcome>()
  for (const found of findings) for (const line of found.draft.lines) byLine.set(line, found)
  return group.lines.map((line, at) => byLine.get(line) ?? (group.isOpenAt(at) ? pass : undefined))
}

function isList(verdict: GroupVerdict): verdict is readonly FindingOutcome[] {
  return Array.isArray(verdict)
}
