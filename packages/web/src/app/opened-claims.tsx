import { useUploads } from '../api/audit-queries.ts'
import { ClaimsDialog } from '../features/claims/claims-dialog.tsx'
import { useOpenClaims } from './claims-address.ts'

/** The claims that the address names, above the dashboard. */
export function OpenedClaims() {
  const { open, show, close } = useOpenClaims()
  const uploads = useUploads().data ?? []
  const upload = uploads.find(({ id }) => id === open?.uploadId)
  if (!open || !upload) return null
  return (
    <ClaimsDialog
      upload={upload}
      others={uploads.filter(({ id, status }) => id !== upload.id && status === 'completed')}
      open={open}
      onChange={(changed) => {
        show(changed, { replace: true })
      }}
      onClose={close}
    />
  )
}
