import { Suspense } from 'react'
import { useUploads } from '../api/audit-queries.ts'
import { useOpenClaims } from '../shell/claims-address.ts'
import { later, useSoon } from '../shell/soon.ts'

const claimsDialog = later(
  async () => (await import('../features/claims/claims-dialog.tsx')).ClaimsDialog,
)

/** The claims that the address names, above the dashboard. */
export function OpenedClaims() {
  const { open, show, close } = useOpenClaims()
  useSoon(claimsDialog)
  const uploads = useUploads().data ?? []
  const upload = uploads.find(({ id }) => id === open?.uploadId)
  if (!open || !upload) return null
  return (
    <Suspense>
      <claimsDialog.Part
        upload={upload}
        others={uploads.filter(({ id, status }) => id !== upload.id && status === 'completed')}
        open={open}
        onChange={(changed) => {
          show(changed, { replace: true })
        }}
        onClose={close}
      />
    </Suspense>
  )
}
