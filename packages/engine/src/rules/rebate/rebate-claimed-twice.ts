import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { rebateCells, rebateWords } from '../../facts/drugs/rebate-evidence.ts'
import { hasRebate, rebateAtRisk, rebatedFill, triageRebate } from '../../facts/drugs/rebate.ts'
import { inOrderOfFills } from '../../facts/fills/fill-order.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../rule/outcome.ts'
import { noRebate, noRebateFacts } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { row, say } from '../../sentences/say.ts'

const unnumbered = cannotTell('no prescription number, date or NDC tells the fill from another')

/** Two rebates for one fill of one prescription. */
export const rebateClaimedTwice = defineGroupRule({
  id: 'rebate-claimed-twice',
  version: 1,
  title: 'Rebate claimed twice',
  category: 'rebate',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('Form CMS-304, Reconciliation of State Invoice', 'dispute code M, duplicate invoice'),
  ],
  needs: { fields: ['prescriptionNumber', 'serviceFromDay'] },
  clearedBy: 'Proof that the prescription was filled twice on the day.',
  suggestedFix:
    'Take the second row off the rebate invoice, or return its rebate (dispute code M).',
  triage: (service, tables, file) => {
    const answer = triageRebate(service, tables, file)
    return answer.kind === 'look' ? { kind: 'look', found: undefined } : answer
  },
  judge({ lines }) {
    // Most files say nothing of rebates.
    if (lines.every((line) => hasRebate(line) === undefined)) return noRebateFacts
    const first = new Map<string, ClaimLine>()
    const outcomes = new Map(inOrderOfFills(lines).map((line) => [line, outcomeOf(line, first)]))
    return eachOpenLine((line) => outcomes.get(line) ?? noRebateFacts)
  },
})

/** @param first rebated line of each fill so far; this one is added */
function outcomeOf(line: ClaimLine, first: Map<string, ClaimLine>): Outcome {
  const rebate = hasRebate(line)
  if (rebate === undefined) return noRebateFacts
  if (!rebate) return noRebate
  const fill = rebatedFill(line)
  if (fill === undefined) return unnumbered
  const before = first.get(fill)
  if (before === undefined) first.set(fill, line)
  return before === undefined || line.index === historyIndex ? pass : flag(line, before)
}

function flag(line: ClaimLine, before: ClaimLine): FindingOutcome {
  return finding({
    message: say`${rebateWords(line)} was claimed for a fill that has one on ${row(before)} already (dispute code M).`,
    lines: [line],
    related: [before],
    evidence: [before, line].flatMap((each) =>
      rebateCells(each, 'prescriptionNumber', 'serviceFromDay'),
    ),
    ...rebateAtRisk(line),
  })
}
