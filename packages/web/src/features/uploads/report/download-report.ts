import { auditCalls, type ReportOrder } from '@plumbline/contract'
import { openEndpoint } from '../../../api/client.ts'
import { showFailure } from '../../../toast/toasts.ts'

const fileNames: Readonly<Record<ReportOrder['edition'], string>> = {
  full: 'audit_report',
  summary: 'audit_summary',
  payee: 'audit_packet',
}

/**
 * Saves an upload's report as a file, the full one where nothing is chosen; a failure is a toast.
 * What the cover says goes in the body: it names clients, and addresses are logged.
 */
export async function downloadReport(id: string, order: Partial<ReportOrder> = {}): Promise<void> {
  try {
    const { cover, ...query } = order
    const params = { id }
    const response = cover
      ? await openEndpoint(auditCalls.orderReport, { params, body: order })
      : await openEndpoint(auditCalls.uploadReport, { params, query })
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `${fileNames[order.edition ?? 'full']}_${id}.html`
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to download report')
  }
}
