import type { ClaimLine } from '../../claim/claim-line.ts'
import { denialCells, denialReason, type DenialCell } from '../../facts/bills/denial-cells.ts'
import { dollars } from '../../sentences/dollars.ts'
import { isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import type { AdjustmentReasonFacts } from '../../reference/code-list-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { defineRule } from '../../rule/rule.ts'

const notDenied = notApplicable('the line was not denied')
const noReasons = cannotTell('the file has neither adjustment reason codes nor reject codes')
const noReason = cannotTell('the line was denied without a reason code that says why')

/** The chance of being wrong about any pattern of a file, after correction, stays under this. */
const significance = 0.01
/** And the rate is at least so many times that of the rest of the file. */
const leastRatio = 2

/** One provider's service denied by one payer for one reason, far more than the rest of the file. */
export const denialPattern = defineRule({
  id: 'denial-pattern',
  version: 2,
  title: 'Denied for one reason again and again',
  category: 'denial-pattern',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    {
      title: 'X12 claim adjustment reason codes (45 CFR 162.1602)',
      section: 'reason of each denial',
      table: 'adjustmentReasons',
    },
    {
      title: 'NCPDP Telecommunication Standard',
      section: 'field 511-FB, reject code of a fill',
    },
    {
      title: 'Fisher, The Design of Experiments (1935)',
      section: 'exact test, one-sided, corrected after Bonferroni',
    },
  ],
  needs: { fields: [], tables: [], optionalTables: ['adjustmentReasons'] },
  clearedBy: 'A change of the edit, the contract or the billing that ends the denials.',
  suggestedFix:
    'Read a few of these denials together, mend their common cause, then resubmit or appeal.',
  check({ lines }, context) {
    if (!context.has('adjustments') && !context.has('rejectCode')) return noReasons
    const themes = context.on(context.auditDay)?.tables.adjustmentReasons
    const findings = new Map<ClaimLine, FindingOutcome>()
    for (const cell of denialCells(lines)) {
      if (!isPattern(cell)) continue
      const outcome = pattern(cell, factsOf(cell, themes))
      for (const line of cell.denied) findings.set(line, outcome)
    }
    return lines.map((line) => {
      const found = findings.get(line)
      if (found) return found
      if (!isDenied(line)) return notDenied
      return denialReason(line) === undefined ? noReason : pass
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
  const { denied, lines, code, provider, payer, reason, elsewhere } = cell
  const charged = denied.reduce((sum, line) => sum + (line.chargeCents ?? 0), 0)
  const why = facts?.summary ? `${reason} (${facts.summary})` : reason
  const whose = provider === undefined ? '' : ` of provider ${provider}`
  return finding({
    message: `${payer ?? 'The payer'} denied ${denied.length} of ${lines} lines of ${code}${whose} for reason ${why}, ${percent(denied.length / lines)} against ${percent(elsewhere)} of all other lines; ${dollars(charged)} were charged on them.`,
    lines: denied,
    evidence: denied.slice(0, 20).map((line) => ({
      row: line.row,
      ...reasonShown(line),
    })),
    ...suggestion(facts),
  })
}

function reasonShown({ rejectCode, adjustments }: ClaimLine): { field: string; value: string } {
  if (rejectCode !== undefined) return { field: 'rejectCode', value: rejectCode }
  const reasons = adjustments.map(({ group, reason }) => `${group ?? ''} ${reason}`.trim())
  return { field: 'adjustments', value: reasons.join(', ') }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function suggestion(facts: AdjustmentReasonFacts | undefined): { suggestedFix?: string } {
  const suggestedFix = facts && fixes[facts.theme]
  return suggestedFix === undefined ? {} : { suggestedFix }
}

/** The first thing to do about the denials of a theme. */
const fixes: Readonly<Record<string, string | undefined>> = {
  authorisation: 'Obtain the authorisation before the service, or send its number with the claim.',
  eligibility: 'Verify coverage on the date of service before billing.',
  coordination: 'Ask the patient for other coverage and bill the payers in their order.',
  duplicate: 'Stop resubmitting; follow the first claim up, or send a replacement (frequency 7).',
  'timely filing': 'File sooner, and appeal with proof of the first filing.',
  documentation: 'Send with the first claim what the payer asks for afterwards.',
  coding: 'Compare code, modifier, place and diagnosis with the payer’s edit, then correct them.',
  bundling: 'Check which service the payer counts this one to, and whether a modifier is due.',
  'medical necessity': 'Compare the diagnosis with the payer’s coverage policy before the service.',
  frequency: 'Check how often the plan pays for the service before it is done again.',
  provider: 'Check enrolment, contract and identifiers of the provider with the payer.',
}
