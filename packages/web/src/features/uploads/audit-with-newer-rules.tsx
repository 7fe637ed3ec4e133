import { ownDataCalls, type Upload } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** Audits the file of an upload with the rules of now, after saying what comes of it. */
export function AuditWithNewerRulesDialog({
  upload: { id, uploadName },
  onClose,
}: {
  readonly upload: Upload
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => callEndpoint(ownDataCalls.auditAgain, { params: { id } }),
    onSuccess: async () => {
      showToast({ title: 'Success', description: 'The audit will begin shortly.' })
      await refreshUploads(client)
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The file could not be audited again'))
    },
  })
  return (
    <ConfirmDialog
      title={`Audit “${uploadName}” again?`}
      confirmLabel="Audit Again"
      pending={again.isPending}
      onConfirm={() => {
        again.mutate(undefined, { onSettled: onClose })
      }}
      onClose={onClose}
    >
      <p>
        Its file is audited with the rules of today, as an upload of its own. Decisions are carried
        over where the findings stay the same; this upload then counts in no total any more, and
        both can be compared.
      </p>
    </ConfirmDialog>
  )
}
