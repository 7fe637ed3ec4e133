import { ownDataCalls, type Upload } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAuditFigures, refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** Deletes an upload with its results for good, after asking. */
export function DeleteUploadDialog({
  upload: { id, uploadName },
  onClose,
}: {
  readonly upload: Upload
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callEndpoint(ownDataCalls.deleteOwnUpload, { params: { id } }),
    onSuccess: async () => {
      showToast({ title: 'Upload Deleted', description: 'The file and its results are gone.' })
      await Promise.all([refreshUploads(client), refreshAuditFigures(client)])
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to delete the upload'))
    },
  })
  return (
    <ConfirmDialog
      title={`Delete “${uploadName}”?`}
      confirmLabel="Delete for Good"
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(undefined, { onSettled: onClose })
      }}
      onClose={onClose}
    >
      <p>
        The file, its claims, findings and report are deleted and cannot be brought back. The claims
        stay counted in the month in which they were audited.
      </p>
    </ConfirmDialog>
  )
}
