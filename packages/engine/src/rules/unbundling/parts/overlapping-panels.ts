import type { Encounter } from '../../../batch/groups.ts'
import {
  panelDefinition,
  panelPolicy,
  panelsOf,
  sharedTests,
  type PanelLine,
} from '../../../facts/ncci/lab-panels.ts'
import { mayShareTests, panelTriage, panelVerdict } from '../../../facts/ncci/panel-verdict.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { basisOf, exposureCents } from '../../../claim/exposure.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../../rule/outcome.ts'
import { defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, money, row, say, words } from '../../../sentences/say.ts'

/** Two panels of one day that hold the same tests: the larger stands. */
export const overlappingPanels = defineGroupRule({
  id: 'overlapping-panels',
  version: 4,
  title: 'Panels that share tests',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [panelDefinition, panelPolicy],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'Laboratory records of a second specimen, drawn later on the day because its results were needed, and a corrected claim with 91.',
  suggestedFix:
    'Deny the smaller panel; the tests that only it holds may be billed by their own codes.',
  triage: panelTriage,
  triagePair: mayShareTests,
  judge(encounter, { tables: { labPanels } }) {
    const findings = overlapsOf(encounter, panelsOf(encounter, labPanels))
    return panelVerdict(encounter, labPanels, findings)
  },
})

/** The larger panel stands; the same panel twice is a duplicate and no overlap. */
function overlapsOf(encounter: Encounter, billed: readonly PanelLine[]): readonly FindingOutcome[] {
  const standing: PanelLine[] = []
  return billed
    .toSorted((a, b) => b.components.length - a.components.length)
    .flatMap((smaller) => {
      const larger = standing.find(
        (other) =>
          other.line.procedure !== smaller.line.procedure && sharedTests(smaller, other) > 0,
      )
      if (larger) return [finding(draftOf(smaller, larger, encounter))]
      // The same panel again stands for no other tests.
      const isKnown = standing.some(({ line }) => line.procedure === smaller.line.procedure)
      if (!isKnown) standing.push(smaller)
      return []
    })
}

/**
 * The tests that only the smaller panel holds could be billed singly, so their share stands. Singly they
 * may cost more than that share, so what is left is sure only where the larger panel holds all.
 */
function draftOf(smaller: PanelLine, larger: PanelLine, { day }: Encounter): FindingDraft {
  const { line, components } = smaller
  const shared = sharedTests(smaller, larger)
  const cents = Math.round((exposureCents(line) * shared) / components.length)
  const panel = code(line.procedureCode)
  const both = say`${panel} and ${code(larger.line.procedureCode)} were billed for the same patient by the same provider on ${date(day)}`
  return {
    message: say`${both}, and ${count(shared)} of the ${count(components.length)} tests of ${panel} are in both panels.`,
    lines: [line],
    related: [larger.line],
    evidence: codeEvidence([line, larger.line]),
    ...(isMedicaid(line) && { class: 'lead' }),
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      ...(shared < components.length && { estimated: true }),
      arithmetic: say`${count(shared)} of ${count(components.length)} tests of ${money(exposureCents(line))} ${words(basisOf(line))} on ${row(line)}`,
    }),
  }
}
