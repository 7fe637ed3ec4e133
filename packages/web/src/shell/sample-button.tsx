import { auditCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUploads } from '../api/audit-queries.ts'
import { callEndpoint } from '../api/client.ts'
import { messageOf } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { showFailure } from '../toast/toasts.ts'
import { useMayChange } from '../api/may-change.ts'

/** Audits a made-up file through the real pipeline; it counts no claims. */
export function SampleButton({ onStarted }: { readonly onStarted?: () => void }) {
  const client = useQueryClient()
  const mayChange = useMayChange()
  const sample = useMutation({
    mutationFn: () => callEndpoint(auditCalls.sampleUpload),
    onSuccess: async () => {
      await refreshUploads(client)
      onStarted?.()
    },
    onError: (error) => {
      showFailure('Upload failed', messageOf(error, 'The sample could not be audited.'))
    },
  })
  if (!mayChange) return null
  return (
    <Button
      look="secondary"
      disabled={sample.isPending}
      onClick={() => {
        sample.mutate()
      }}
    >
      Try with a sample file
    </Button>
  )
}
