import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import {
  countsAsTest,
  mayShareTests,
  panelDefinition,
  panelOutcome,
  panelOutcomes,
  panelPolicy,
  panelsOf,
  type PanelLine,
} from '../../facts/ncci/lab-panels.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { finding, type FindingOutcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

/** A test billed singly beside the panel that already holds it. */
export const panelWithComponent = defineRule({
  id: 'panel-with-component',
  version: 2,
  title: 'Test billed beside the panel that holds it',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    panelDefinition,
    panelPolicy,
    { title: 'Medicare Claims Processing Manual', section: 'chapter 16, 90.2' },
  ],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'Laboratory records of a second specimen, drawn later on the day because its result was needed, and a corrected claim with 91.',
  suggestedFix: 'Deny the single test: the payment for the panel includes it.',
  byService: panelOutcome,
  together: mayShareTests,
  check(encounter, { tables }) {
    const panels = tables.labPanels
    const billed = encounter.lines.length === 1 ? [] : panelsOf(encounter, panels)
    const findings = billed.length === 0 ? noFindings : componentsOf(encounter, billed)
    return outcomeByService(encounter, findings, panelOutcomes(encounter, panels))
  },
})

function componentsOf(
  { lines, day }: Encounter,
  billed: readonly PanelLine[],
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const findings = new Map<ClaimLine, FindingOutcome>()
  for (const line of lines) {
    if (!countsAsTest(line)) continue
    const panel = billed.find(({ components }) => components.includes(line.procedure))
    if (panel === undefined) continue
    findings.set(
      line,
      finding({
        message: `${line.procedureCode ?? ''} on ${isoDate(day)} is one of the ${panel.components.length} tests of the panel ${panel.line.procedureCode ?? ''}, which the same provider billed for the same patient that day; no modifier 91 says that it was repeated.`,
        lines: [line],
        related: [panel.line],
        evidence: codeEvidence([line, panel.line]),
        ...wholeLineAtRisk(line),
      }),
    )
  }
  return findings
}
