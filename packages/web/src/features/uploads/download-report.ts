import { send } from '../../api/request.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Saves an upload's report as a file; a failure is a toast. */
export async function downloadReport(uploadId: string): Promise<void> {
  try {
    const response = await send('GET', `/api/uploads/${uploadId}/report`)
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `audit_report_${uploadId}.html`
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to download report')
  }
}
