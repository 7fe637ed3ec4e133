import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import {
  pass,
  type FindingDraft,
  type FindingOutcome,
  type GroupVerdict,
  type NoFinding,
  type Outcome,
} from '../../rule/outcome.ts'

/** A group as a verdict is spread over its lines. */
export interface GroupOfLines {
  readonly lines: readonly ClaimLine[]
  serviceAt(position: number): BilledService
  /** Whether triage may have settled any line at all: a rule without triage is asked about all. */
  readonly hasSettledLines: boolean
  /** Whether triage left the line to the rule. */
  isOpenAt(position: number): boolean
}

/** What each line of a group comes to; undefined where it is what triage said. */
export type LineOutcomes = readonly (Outcome | undefined)[]

/** The one answer for all lines that triage left open; undefined where a verdict says more. */
export function sameForAll(verdict: GroupVerdict): NoFinding | undefined {
  if (isList(verdict)) return verdict.length === 0 ? pass : undefined
  const saysMore =
    verdict.kind === 'finding' ||
    verdict.kind === 'findings-among' ||
    verdict.kind === 'line-by-line'
  return saysMore ? undefined : verdict
}

/** Whether a verdict may give lines that triage settled another outcome. */
export function mayOverride(verdict: GroupVerdict): boolean {
  return isList(verdict) || verdict.kind !== 'line-by-line' || verdict.asks === 'all lines'
}

/**
 * Spreads a verdict over the lines of its group.
 *
 * @param into filled from its beginning, one outcome a line; what was in it is overwritten
 * @returns whether any line has a finding
 */
export function spreadOutcomes(
  verdict: GroupVerdict,
  group: GroupOfLines,
  into: (Outcome | undefined)[],
): boolean {
  if (isList(verdict)) return atTheirLines(verdict, pass, group, into)
  if (verdict.kind === 'finding') return atTheirLines([verdict], pass, group, into)
  if (verdict.kind === 'findings-among')
    return atTheirLines(verdict.findings, verdict.others, group, into)
  const { lines } = group
  if (verdict.kind !== 'line-by-line') {
    for (let at = 0; at < lines.length; at++) into[at] = group.isOpenAt(at) ? verdict : undefined
    return false
  }
  const { outcomeOf } = verdict
  const asksAll = verdict.asks === 'all lines' || !group.hasSettledLines
  let finds = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || !(asksAll || group.isOpenAt(at))) {
      into[at] = undefined
      continue
    }
    const outcome = outcomeOf(line, group.serviceAt(at))
    into[at] = outcome
    if (outcome.kind === 'finding') finds = true
  }
  return finds
}

/** What outcomes find, each finding once, however many lines share it. */
export function draftsOf(outcomes: LineOutcomes, count: number): readonly FindingDraft[] {
  const drafts = new Set<FindingDraft>()
  for (let at = 0; at < count; at++) {
    const outcome = outcomes[at]
    if (outcome?.kind === 'finding') drafts.add(outcome.draft)
  }
  return Array.from(drafts)
}

function atTheirLines(
  findings: readonly FindingOutcome[],
  others: NoFinding,
  group: GroupOfLines,
  into: (Outcome | undefined)[],
): boolean {
  const byLine = new Map<ClaimLine, FindingOutcome>()
  for (const found of findings) for (const line of found.draft.lines) byLine.set(line, found)
  group.lines.forEach((line, at) => {
    into[at] = byLine.get(line) ?? (group.isOpenAt(at) ? others : undefined)
  })
  return byLine.size > 0
}

function isList(verdict: GroupVerdict): verdict is readonly FindingOutcome[] {
  return Array.isArray(verdict)
}
