import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { claimsAddress } from '../../shell/claims-address.ts'

const uploadsTab = new URLSearchParams({ tab: 'uploads' })

/** Asks before a file that was sent before is audited, and counted, again. */
export function SameFileQuestion({
  text,
  earlierUploadId,
  onAgain,
  onClose,
}: {
  /** When it was sent, and what auditing it again costs. */
  readonly text: string
  readonly earlierUploadId: string
  readonly onAgain: () => void
  readonly onClose: () => void
}) {
  return (
    <Dialog title="You sent this file before" onClose={onClose}>
      <p className="mb-6">{text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onAgain}>
          Audit it again
        </Button>
        <ButtonLink
          autoFocus
          to={`/dashboard${claimsAddress({ uploadId: earlierUploadId }, uploadsTab)}`}
        >
          Open the earlier audit
        </ButtonLink>
      </div>
    </Dialog>
  )
}
