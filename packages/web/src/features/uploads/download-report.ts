import { auditCalls } from '@plumbline/contract'
import { openEndpoint } from '../../api/client.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Saves an upload's report as a file; a failure is a toast. */
export async function downloadReport(id: string): Promise<void> {
  try {
    const response = await openEndpoint(auditCalls.uploadReport, { params: { id } })
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `audit_report_${id}.html`
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to download report')
  }
}
