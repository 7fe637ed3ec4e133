import { auditCalls, type Upload } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { showFailure } from '../../toast/toasts.ts'

/** Audits a file again that ended in an error, as after an upgrade; it need not be sent again. */
export function AuditAgain({ upload: { id, uploadName } }: { readonly upload: Upload }) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => callEndpoint(auditCalls.retryUpload, { params: { id } }),
    onSuccess: () => refreshUploads(client),
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The file could not be audited again.'))
    },
  })
  return (
    <Button
      look="secondary"
      aria-label={`Audit Again: ${uploadName}`}
      disabled={again.isPending}
      onClick={() => {
        again.mutate()
      }}
    >
      Audit Again
    </Button>
  )
}
