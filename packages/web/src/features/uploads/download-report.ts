import { auditCalls, type ReportQuery } from '@plumbline/contract'
import { openEndpoint } from '../../api/client.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Saves an upload's report as a file, the full one where nothing is chosen; a failure is a toast. */
export async function downloadReport(id: string, query: Partial<ReportQuery> = {}): Promise<void> {
  try {
    const response = await openEndpoint(auditCalls.uploadReport, { params: { id }, query })
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download =
      query.edition === 'summary' ? `audit_summary_${id}.html` : `audit_report_${id}.html`
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to download report')
  }
}
