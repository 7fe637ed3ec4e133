import { reviewCalls } from '@plumbline/contract'
import type { FindingsAsked } from '../../api/finding-queries.ts'
import { openEndpoint } from '../../api/client.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Saves all that a search finds as a file: what is searched for goes in the body, as addresses are logged. */
export async function downloadSearch(
  asked: Omit<FindingsAsked, 'page' | 'size'>,
  format: 'csv' | 'xlsx' | 'json',
): Promise<void> {
  try {
    const body = { ...asked, format }
    const response = await openEndpoint(reviewCalls.exportSearchedFindings, { body })
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `findings.${format}`
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    showFailure('Error', 'Failed to export these findings')
  }
}
