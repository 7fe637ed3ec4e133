import type { PlanRuleTrial } from '@plumbline/contract'
import { compilePlanRules, runAudit, type Finding } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { payeeOf } from '../stored-audits/line-parties.ts'
import type { StoredAudit } from '../stored-audits/stored-audit.ts'
import type { PlanTrialRendering } from './messages.ts'
import type { UploadRow } from '../db/uploads/uploads.ts'

const mostExamples = 20

/** What a clause would have found in a completed audit. Earlier uploads are not looked at. */
export function planTrial(
  { document, lines, upload }: StoredAudit & { readonly upload: UploadRow },
  { set, referenceFolder }: Pick<PlanTrialRendering, 'set' | 'referenceFolder'>,
): PlanRuleTrial {
  const rules = compilePlanRules(set)
  const asksTables = rules.some(({ needs }) => (needs.tables ?? []).length > 0)
  const tables = asksTables ? loadReference({ folder: referenceFolder }).tables : {}
  const auditDay = Math.floor((upload.completed_at ?? upload.created_at).getTime() / 86_400_000)
  const result = runAudit({ lines, rules, tables, auditDay })
  const flagged = lines.filter(({ index }) => result.findingsByLine[index] !== undefined)
  const findings = new Set(flagged.flatMap(({ index }) => result.findingsByLine[index] ?? []))
  const [coverage] = result.coverage
  return {
    uploadId: upload.id,
    lines: lines.length,
    flaggedLines: flagged.length,
    dollars: result.summary.potentialSavingsCents / 100,
    providers: new Set(flagged.flatMap((line) => payeeOf(line) ?? [])).size,
    alreadyFlagged: flagged.filter(
      ({ index }) => (document.claims[index]?.findings.length ?? 0) > 0,
    ).length,
    checked: coverage?.checked ?? 0,
    notApplicable: coverage?.notApplicable ?? lines.length,
    couldNotCheck: coverage?.couldNotCheck ?? 0,
    because: coverage?.because ?? '',
    examples: dearest(findings, document.claims),
  }
}

function dearest(
  findings: ReadonlySet<Finding>,
  claims: StoredAudit['document']['claims'],
): PlanRuleTrial['examples'] {
  const claimIds = new Map(claims.map(({ row, claimId }) => [row, claimId]))
  return [...findings]
    .sort((one, other) => other.amountAtRiskCents - one.amountAtRiskCents)
    .slice(0, mostExamples)
    .map(({ atRisk, rows, message, amountAtRiskCents }) => {
      const row = atRisk[0]?.row ?? rows[0] ?? 0
      const dollars = amountAtRiskCents / 100
      return { row, claimId: claimIds.get(row) ?? null, message, dollars }
    })
}
