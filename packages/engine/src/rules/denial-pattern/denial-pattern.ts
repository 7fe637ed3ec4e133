import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { denialCells, type DenialCell } from '../../facts/bills/denials/denial-cells.ts'
import { denialFix } from '../../facts/bills/denials/denial-fixes.ts'
import { denialReason } from '../../facts/bills/denials/denial-reason.ts'
import type { AdjustmentReasonFacts } from '../../reference/code-list-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { Evidence } from '../../result/finding.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, money, name, nothing, percent, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const notDenied = notApplicable('the line was not denied')
const noReasons = cannotTell('the file has neither adjustment reason codes nor reject codes')
const noReason = cannotTell('the line was denied without a reason code that says why')

/** The chance of being wrong about any pattern of a file, after correction, stays under this. */
const significance = 0.01
/** And the rate is at least so many times that of the rest of the file. */
const leastRatio = 2

/** One provider's service denied by one payer for one reason, far more than the rest of the file. */
export const denialPattern = defineGroupRule({
  id: 'denial-pattern',
  version: 2,
  title: 'Denied for one reason again and again',
  category: 'denial-pattern',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      'X12 claim adjustment reason codes (45 CFR 162.1602)',
      'reason of each denial',
      'adjustmentReasons',
    ),
    cite('NCPDP Telecommunication Standard', 'field 511-FB, reject code of a fill'),
    cite(
      'Fisher, The Design of Experiments (1935)',
      'exact test, one-sided, corrected after Bonferroni',
    ),
  ],
  needs: { fields: [], optionalTables: ['adjustmentReasons'] },
  clearedBy: 'A change of the edit, the contract or the billing that ends the denials.',
  suggestedFix:
    'Read a few of these denials together, fix their common cause, then resubmit or appeal.',
  judge({ lines }, context) {
    if (!context.has('adjustments') && !context.has('rejectCode')) return noReasons
    const themes = context.on(context.auditDay)?.tables.adjustmentReasons
    const patterns = new Map<ClaimLine, FindingOutcome>()
    for (const cell of denialCells(lines)) {
      if (!isPattern(cell)) continue
      const found = pattern(cell, factsOf(cell, themes))
      for (const line of cell.denied) patterns.set(line, found)
    }
    return eachOpenLine((line) => {
      if (!isDenied(line)) return notDenied
      return patterns.get(line) ?? (denialReason(line) === undefined ? noReason : pass)
    })
  },
})

type Themes = CodeTable<AdjustmentReasonFacts> | undefined

/** Reject codes of fills are no adjustment reasons, though some read alike. */
function factsOf({ reason, denied }: DenialCell, themes: Themes) {
  return denied[0]?.auditType === 'pharmacy' ? undefined : themes?.find(reason)
}

function isPattern({ denied, lines, elsewhere, chance }: DenialCell): boolean {
  return chance < significance && denied.length / lines >= leastRatio * elsewhere
}

function pattern(cell: DenialCell, facts: AdjustmentReasonFacts | undefined): FindingOutcome {
  const { denied, lines, payer, elsewhere } = cell
  const charged = denied.reduce((sum, line) => sum + (line.chargeCents ?? 0), 0)
  const who = payer === undefined ? words('The payer') : say`${name(payer)}`
  const suggestedFix = facts && denialFix(facts.theme)
  return finding({
    message: say`${who} denied ${count(denied.length)} of ${count(lines)} lines of ${whatOf(cell)} for reason ${reasonOf(cell, facts)}, ${percent(denied.length / lines, 1)} against ${percent(elsewhere, 1)} of all other lines; ${money(charged)} were charged on them.`,
    lines: denied,
    evidence: denied.slice(0, 20).map(evidenceOf),
    ...(suggestedFix !== undefined && { suggestedFix }),
  })
}

/** The service and its provider, or the drug, or the pharmacy. */
function whatOf({ code: billed, provider, denied }: DenialCell): Sentence {
  const ofFills = denied[0]?.auditType === 'pharmacy'
  const whose = provider === undefined ? nothing : say` of provider ${name(provider)}`
  return say`${ofFills ? name(billed) : code(billed)}${whose}`
}

function reasonOf({ reason }: DenialCell, facts: AdjustmentReasonFacts | undefined): Sentence {
  const summary = facts?.summary ? say` (${name(facts.summary)})` : nothing
  return say`${code(reason)}${summary}`
}

function evidenceOf({ row, rejectCode, adjustments }: ClaimLine): Evidence {
  if (rejectCode !== undefined) return { row, field: 'rejectCode', value: rejectCode }
  const reasons = adjustments.map(({ group, reason }) => `${group ?? ''} ${reason}`.trim())
  return { row, field: 'adjustments', value: reasons.join(', ') }
}
