import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Encounter } from '../../../batch/groups.ts'
import { panelDefinition, panelPolicy, type LabPanels } from '../../../facts/ncci/lab-panels.ts'
import {
  isNotTaken,
  panelsBySize,
  singleTests,
  type Panel,
} from '../../../facts/ncci/panel-tests.ts'
import { mayShareTests, panelTriage, panelVerdict } from '../../../facts/ncci/panel-verdict.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { overPanelPrice } from '../../../facts/ncci/panel-price.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../../rule/outcome.ts'
import { procedureCode } from '../../../claim/procedure-number.ts'
import type { Memories } from '../../../memo/memories.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say } from '../../../sentences/say.ts'

/** No panel holds fewer tests. */
const fewestTests = 3

/** Every test of a panel billed by its own code: a question of price, not of denial. */
export const panelBilledByComponents = defineGroupRule({
  id: 'panel-billed-by-components',
  version: 3,
  title: 'Panel billed test by test',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    panelDefinition,
    panelPolicy,
    cite(
      'Medicare Claims Processing Manual',
      'chapter 16, 90.2: tests of a panel billed singly are paid up to the panel',
    ),
  ],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'A payment for the tests together that is not above the fee for the panel, or laboratory records of specimens drawn at different times.',
  suggestedFix:
    "Price the tests together as the panel, and recover what was paid above the panel's fee.",
  triage: panelTriage,
  triagePair: mayShareTests,
  judge(encounter, { tables: { labPanels }, memories }) {
    const findings = splitPanels(encounter, labPanels, memories)
    return panelVerdict(encounter, labPanels, findings)
  },
})

function splitPanels(
  encounter: Encounter,
  panels: LabPanels,
  memories: Memories,
): readonly FindingOutcome[] {
  if (encounter.lines.length < fewestTests) return []
  const single = singleTests(encounter, panels)
  if (single.size < fewestTests) return []
  const taken = new Set<ClaimLine>()
  return panelsBySize(panels, memories).flatMap((panel) => {
    if (!panel.tests.every((test) => single.has(test))) return []
    const lines = panel.tests.flatMap((test) => single.get(test) ?? [])
    if (lines.some((line) => taken.has(line) || isNotTaken(panel.code, line))) return []
    for (const line of lines) taken.add(line)
    const draft = draftOf(panel, lines, encounter)
    return [finding({ ...draft, ...overPanelPrice(panel.code, lines, memories) })]
  })
}

function draftOf(panel: Panel, lines: readonly ClaimLine[], { day }: Encounter): FindingDraft {
  const all = say`All ${count(lines.length)} tests of the panel ${code(procedureCode(panel.code))}`
  return {
    message: say`${all} were billed singly for the same patient by the same provider on ${date(day)}; together they are worth no more than the panel.`,
    lines,
    evidence: codeEvidence(lines),
  }
}
