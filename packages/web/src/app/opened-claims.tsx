import { Suspense, useEffect } from 'react'
import { useUploads } from '../api/audit-queries.ts'
import { useOpenClaims } from '../shell/claims-address.ts'
import { showFailure } from '../toast/toasts.ts'
import { later, useSoon } from '../shell/soon.ts'

const claimsDialog = later(
  async () => (await import('../features/claims/claims-dialog.tsx')).ClaimsDialog,
)

/** The claims that the address names, above the dashboard. */
export function OpenedClaims() {
  const { open, show, close } = useOpenClaims()
  useSoon(claimsDialog)
  const { data, isSuccess } = useUploads()
  const uploads = data ?? []
  const upload = uploads.find(({ id }) => id === open?.uploadId)
  const isGone = open !== undefined && isSuccess && upload === undefined
  useEffect(() => {
    if (!isGone) return
    showFailure('Claims not found', 'This upload was deleted or belongs to another account.')
    close()
  }, [isGone, close])
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
