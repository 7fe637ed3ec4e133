import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Encounter } from '../../batch/groups.ts'
import {
  countsAsTest,
  panelDefinition,
  panelNumbers,
  panelPolicy,
  panelsOf,
  type LabPanels,
} from '../../facts/ncci/lab-panels.ts'
import { mayShareTests, panelTriage, panelVerdict } from '../../facts/ncci/panel-verdict.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../rule/outcome.ts'
import {
  procedureCode,
  procedureNumber,
  type ProcedureNumber,
} from '../../claim/procedure-number.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, say } from '../../sentences/say.ts'

/** No panel holds fewer tests. */
const fewestTests = 3

/** Every test of a panel billed by its own code: a question of price, not of denial. */
export const panelBilledByComponents = defineGroupRule({
  id: 'panel-billed-by-components',
  version: 2,
  title: 'Panel billed test by test',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    panelDefinition,
    panelPolicy,
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 16, 90.2: tests of a panel billed singly are paid up to the panel',
    },
  ],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'A payment for the tests together that is not above the fee for the panel, or laboratory records of specimens drawn at different times.',
  suggestedFix:
    "Price the tests together as the panel, and take back what was paid above the panel's fee.",
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
  return largestFirst(panels, memories).flatMap((panel) => {
    if (!panel.tests.every((test) => single.has(test))) return []
    const lines = panel.tests.flatMap((test) => single.get(test) ?? [])
    if (lines.some((line) => taken.has(line) || isNotTaken(panel.code, line))) return []
    for (const line of lines) taken.add(line)
    return [finding(draftOf(panel, lines, encounter))]
  })
}

const generalHealth = procedureNumber('80050')

/** Medicare does not take the general health panel, so its parts are billed singly. */
function isNotTaken(panel: ProcedureNumber, line: ClaimLine): boolean {
  const program = panel === generalHealth ? payerProgram(line) : 'other'
  return program === 'medicare' || program === 'medicare-plan'
}

/** The tests of the day that no panel of the day holds, the first line of each. */
function singleTests(
  encounter: Encounter,
  panels: LabPanels,
): ReadonlyMap<ProcedureNumber, ClaimLine> {
  const tests = new Map<ProcedureNumber, ClaimLine>()
  let billed: ReturnType<typeof panelsOf> | undefined
  for (const line of encounter.lines) {
    if (tests.has(line.procedure) || !countsAsTest(line)) continue
    billed ??= panelsOf(encounter, panels)
    if (billed.some(({ components }) => components.includes(line.procedure))) continue
    tests.set(line.procedure, line)
  }
  return tests
}

interface Panel {
  readonly code: ProcedureNumber
  readonly tests: readonly ProcedureNumber[]
}

const orders = new Remembered(() => new WeakMap<LabPanels, readonly Panel[]>())

function largestFirst(panels: LabPanels, memories: Memories): readonly Panel[] {
  const byTable = orders.in(memories)
  let order = byTable.get(panels)
  if (!order) byTable.set(panels, (order = panelsBySize(panels)))
  return order
}

function panelsBySize(panels: LabPanels): readonly Panel[] {
  return panelNumbers
    .flatMap((code) => {
      const tests = panels.find(code)
      return tests ? [{ code, tests }] : []
    })
    .sort((a, b) => b.tests.length - a.tests.length)
}

function draftOf(panel: Panel, lines: readonly ClaimLine[], { day }: Encounter): FindingDraft {
  const all = say`All ${count(lines.length)} tests of the panel ${code(procedureCode(panel.code))}`
  return {
    message: say`${all} were billed singly for the same patient by the same provider on ${date(day)}; together they are worth no more than the panel.`,
    lines,
    evidence: codeEvidence(lines),
  }
}
