import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import {
  countsAsTest,
  mayShareTests,
  panelDefinition,
  panelNumbers,
  panelOutcome,
  panelOutcomes,
  panelPolicy,
  panelsOf,
  type LabPanels,
} from '../../facts/ncci/lab-panels.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../rule/outcome.ts'
import {
  procedureCode,
  procedureNumber,
  type ProcedureNumber,
} from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

/** No panel holds fewer tests. */
const fewestTests = 3

/** Every test of a panel billed by its own code: a question of price, not of denial. */
export const panelBilledByComponents = defineRule({
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
  byService: panelOutcome,
  together: mayShareTests,
  check(encounter, { tables }) {
    const panels = tables.labPanels
    const findings =
      encounter.lines.length < fewestTests ? noFindings : splitPanels(encounter, panels)
    return outcomeByService(encounter, findings, panelOutcomes(encounter, panels))
  },
})

function splitPanels(
  encounter: Encounter,
  panels: LabPanels,
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const single = singleTests(encounter, panels)
  if (single.size < fewestTests) return noFindings
  const findings = new Map<ClaimLine, FindingOutcome>()
  for (const panel of largestFirst(panels)) {
    if (!panel.tests.every((test) => single.has(test))) continue
    const lines = panel.tests.flatMap((test) => single.get(test) ?? [])
    if (lines.some((line) => findings.has(line) || isNotTaken(panel.code, line))) continue
    const outcome = finding(draftOf(procedureCode(panel.code), lines, encounter))
    for (const line of lines) findings.set(line, outcome)
  }
  return findings
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

const ordered = new WeakMap<LabPanels, readonly Panel[]>()

function largestFirst(panels: LabPanels): readonly Panel[] {
  let order = ordered.get(panels)
  if (!order) {
    order = panelNumbers
      .flatMap((code) => {
        const tests = panels.find(code)
        return tests ? [{ code, tests }] : []
      })
      .sort((a, b) => b.tests.length - a.tests.length)
    ordered.set(panels, order)
  }
  return order
}

function draftOf(panel: string, lines: readonly ClaimLine[], { day }: Encounter): FindingDraft {
  return {
    message: `All ${lines.length} tests of the panel ${panel} were billed singly for the same patient by the same provider on ${isoDate(day)}; together they are worth no more than the panel.`,
    lines,
    evidence: codeEvidence(lines),
  }
}
