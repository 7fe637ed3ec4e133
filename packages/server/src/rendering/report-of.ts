import { allRules } from '@plumbline/engine'
import { renderReport, type Packet } from '@plumbline/report'
import type { UploadRow } from '../db/uploads/uploads.ts'
import { productVersion } from '../product-version.ts'
import { payeeOf } from '../stored-audits/line-parties.ts'
import type { StoredAudit } from '../stored-audits/stored-audit.ts'
import { causeWordsBy } from './cause-words.ts'
import type { ReportRendering } from './messages.ts'

/** A completed audit with what its upload says of it. */
export interface CompletedAudit extends StoredAudit {
  readonly upload: UploadRow
  readonly members: ReadonlyMap<string, string> | undefined
}

/** The report that was asked for, with what people decided until now. */
export function reportOf(audit: CompletedAudit, rendering: ReportRendering): string {
  const { document, lines, findings, members, upload, planRules } = audit
  const { edition, memberDisplay, cover, told, summaryWords, revision } = rendering
  const packet = packetOf(audit, rendering)
  return renderReport({
    ...{ document, lines, rules: [...allRules, ...planRules], edition, memberDisplay, cover },
    causeWords: causeWordsBy(summaryWords),
    ...(members && { members }),
    ...(packet && { packet }),
    ...(revision !== undefined && { revision }),
    decisions: new Map(
      told.decisions.flatMap(([number, review]) => {
        const finding = findings.get(number)
        return finding ? [[finding, review] as const] : []
      }),
    ),
    responses: told.responses.map((response) => ({
      ...response,
      findings: new Set(response.findings.flatMap((number) => findings.get(number) ?? [])),
    })),
    auditedAt: (upload.completed_at ?? upload.created_at).toISOString(),
    auditVersion: upload.audit_version,
    productVersion: upload.product_version ?? productVersion,
  })
}

/** Whose packet it is: who was paid for the line, and all lines of the same. */
function packetOf({ lines }: CompletedAudit, { payeeLine }: ReportRendering): Packet | undefined {
  if (payeeLine === undefined) return undefined
  const line = lines.find(({ index }) => index === payeeLine)
  const payee = line && payeeOf(line)
  if (payee === undefined) throw new Error('The payee has no line in this audit')
  return { payee, holds: (other) => payeeOf(other) === payee }
}
