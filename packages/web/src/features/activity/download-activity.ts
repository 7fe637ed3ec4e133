import { activityCalls } from '@plumbline/contract'
import { openEndpoint } from '../../api/client.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Saves the whole activity of the account as a CSV file; a failure is a toast. */
export async function downloadActivity(): Promise<void> {
  try {
    const response = await openEndpoint(activityCalls.activityExport)
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = 'activity.csv'
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to download the activity')
  }
}
