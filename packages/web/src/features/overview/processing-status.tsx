import { useUploads } from '../../api/audit-queries.ts'
import { StatusMark } from '../../components/status-mark.tsx'

/** Whether every file that was sent has been audited; it says so and does nothing else. */
export function ProcessingStatus() {
  const uploads = useUploads().data ?? []
  if (uploads.length === 0) return null
  const running = uploads.some(({ status }) => status === 'processing')
  return (
    <p className="mb-3 text-small text-soft">
      {running ? <StatusMark status="Pending" label="Processing" /> : 'Processing Complete'}
    </p>
  )
}
