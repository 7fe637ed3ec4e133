import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import {
  mayShareTests,
  panelDefinition,
  panelOutcome,
  panelOutcomes,
  panelPolicy,
  panelsOf,
  type PanelLine,
} from '../../facts/ncci/lab-panels.ts'
import { basisOf } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

/** Two panels of one day that hold the same tests: the larger stands. */
export const overlappingPanels = defineRule({
  id: 'overlapping-panels',
  version: 2,
  title: 'Panels that hold the same tests',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [panelDefinition, panelPolicy],
  needs: { fields: ['procedureCode'], tables: ['labPanels'] },
  clearedBy:
    'Laboratory records of a second specimen, drawn later on the day because its results were needed, and a corrected claim with 91.',
  suggestedFix:
    'Deny the smaller panel; the tests that only it holds may be billed by their own codes.',
  byService: panelOutcome,
  together: mayShareTests,
  check(encounter, { tables }) {
    const panels = tables.labPanels
    const billed = encounter.lines.length === 1 ? [] : panelsOf(encounter, panels)
    const findings = billed.length < 2 ? noFindings : overlapsOf(encounter, billed)
    return outcomeByService(encounter, findings, panelOutcomes(encounter, panels))
  },
})

/** The larger panel stands; the same panel twice is a duplicate and no overlap. */
function overlapsOf(
  encounter: Encounter,
  billed: readonly PanelLine[],
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const bySize = billed.toSorted((a, b) => b.components.length - a.components.length)
  const findings = new Map<ClaimLine, FindingOutcome>()
  bySize.forEach((smaller, place) => {
    const larger = bySize
      .slice(0, place)
      .find(
        ({ line, components }) =>
          line.procedure !== smaller.line.procedure &&
          !findings.has(line) &&
          sharedTests(smaller.components, components) > 0,
      )
    if (larger) findings.set(smaller.line, finding(draftOf(smaller, larger, encounter)))
  })
  return findings
}

type Tests = PanelLine['components']

function sharedTests(one: Tests, two: Tests): number {
  return one.filter((test) => two.includes(test)).length
}

/** The tests that only the smaller panel holds could be billed singly, so their share stands. */
function draftOf(smaller: PanelLine, larger: PanelLine, { day }: Encounter): FindingDraft {
  const { line, components } = smaller
  const shared = sharedTests(components, larger.components)
  const cents = Math.round((exposureCents(line) * shared) / components.length)
  return {
    message: `${line.procedureCode ?? ''} and ${larger.line.procedureCode ?? ''} were billed for the same patient by the same provider on ${isoDate(day)}, and ${shared} of the ${components.length} tests of ${line.procedureCode ?? ''} are in both panels.`,
    lines: [line],
    related: [larger.line],
    evidence: codeEvidence([line, larger.line]),
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      arithmetic: `${shared} of ${components.length} tests of ${dollars(exposureCents(line))} ${basisOf(line)} on row ${line.row}`,
    }),
  }
}
