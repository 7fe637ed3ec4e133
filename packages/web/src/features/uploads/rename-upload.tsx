import { ownDataCalls, type Upload } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { NameDialog } from '../../components/dialogs/name-dialog.tsx'
import { showToast } from '../../toast/toasts.ts'

/** Gives an upload another name; its report keeps the one that it was made with. */
export function RenameUploadDialog({
  upload: { id, uploadName },
  onClose,
}: {
  readonly upload: Upload
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) =>
      callEndpoint(ownDataCalls.changeUpload, { params: { id }, body: { uploadName: name } }),
    onSuccess: async () => {
      await refreshUploads(client)
      onClose()
      showToast({ title: 'Upload Renamed' })
    },
  })
  return (
    <NameDialog
      title={`Rename “${uploadName}”`}
      label="Upload Name"
      initial={uploadName}
      maximum={200}
      pending={rename.isPending}
      error={rename.isError ? messageOf(rename.error, 'The name could not be kept.') : undefined}
      onSave={(name) => {
        rename.mutate(name)
      }}
      onClose={onClose}
    />
  )
}
