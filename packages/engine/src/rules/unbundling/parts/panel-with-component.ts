import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import type { Encounter } from '../../../batch/groups.ts'
import {
  countsAsTest,
  panelDefinition,
  panelPolicy,
  panelsOf,
  type PanelLine,
} from '../../../facts/ncci/lab-panels.ts'
import { mayShareTests, panelTriage, panelVerdict } from '../../../facts/ncci/panel-verdict.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

/** A test billed singly beside the panel that already holds it. */
export const panelWithComponent = defineGroupRule({
  id: 'panel-with-component',
  version: 3,
  title: 'Test billed with the panel that includes it',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    panelDefinition,
    panelPolicy,
    cite('Medicare Claims Processing Manual', 'chapter 16, 90.2'),
  ],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'Laboratory records of a second specimen, drawn later on the day because its result was needed, and a corrected claim with 91.',
  suggestedFix: 'Deny the single test: the payment for the panel includes it.',
  triage: panelTriage,
  triagePair: mayShareTests,
  judge(encounter, { tables: { labPanels } }) {
    const billed = encounter.lines.length === 1 ? [] : panelsOf(encounter, labPanels)
    const findings = billed.length === 0 ? [] : componentsOf(encounter, billed)
    return panelVerdict(encounter, labPanels, findings)
  },
})

function componentsOf(
  { lines, day }: Encounter,
  billed: readonly PanelLine[],
): readonly FindingOutcome[] {
  const panels = billed.length === 1 ? billed : firstOfEachCode(billed)
  return lines.filter(countsAsTest).flatMap((line) => {
    const panel = panels.find(({ components }) => components.includes(line.procedure))
    return panel ? [finding(draftOf(line, panel, day))] : []
  })
}

function firstOfEachCode(panels: readonly PanelLine[]): readonly PanelLine[] {
  return Array.from(Map.groupBy(panels, ({ line }) => line.procedure).values(), (ofCode) =>
    ofCode.slice(0, 1),
  ).flat()
}

function draftOf(line: ClaimLine, panel: PanelLine, day: Day): FindingDraft {
  const test = say`${code(line.procedureCode)} on ${date(day)}`
  const held = say`one of the ${count(panel.components.length)} tests of the panel ${code(panel.line.procedureCode)}`
  return {
    message: say`${test} is ${held}, which the same provider billed for the same patient that day; no modifier 91 says that it was repeated.`,
    lines: [line],
    related: [panel.line],
    evidence: codeEvidence([line, panel.line]),
    ...(isMedicaid(line) && { class: 'lead' }),
    ...wholeLineAtRisk(line),
  }
}
