import type { Upload } from '@plumbline/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { counted, roundDollars } from '../../format/money.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { showToast } from '../../toast/toasts.ts'
import { endedAudits } from './ended-audits.ts'
import { markTitle } from './title-mark.ts'
import { useUploadProgress } from './use-upload-progress.ts'

/** What was just said of an upload stays readable for so long. */
const afterMs = 3_000

/** Tells of an audit that has ended, on whatever screen somebody is, and in the title of a hidden tab. */
export function AuditWatch(): null {
  const uploads = useUploadProgress()
  const known = useRef<readonly Upload[]>(undefined)
  const navigate = useNavigate()
  const tell = useEffectEvent((upload: Upload) => {
    if (upload.errorCode === 'needs-look') {
      showToast({
        title: `A question about ${upload.uploadName}`,
        description: 'Nothing was audited or counted yet.',
        action: { label: 'Look and answer', run: () => void navigate(`/look/${upload.id}`) },
      })
      return
    }
    const { id, uploadName, status, flaggedClaims, potentialSavings } = upload
    const done = status === 'completed'
    const to = done ? findingsAddress({ decision: 'open', upload: id }) : '/dashboard?tab=uploads'
    showToast({
      title: done ? `Audited: ${uploadName}` : `Not audited: ${uploadName}`,
      description: done
        ? `${counted(flaggedClaims)} flagged, ${roundDollars(potentialSavings)} at risk`
        : 'My Uploads says why.',
      variant: done ? 'default' : 'destructive',
      action: {
        label: done ? 'Open findings' : 'Open My Uploads',
        run: () => void navigate(to),
      },
    })
  })
  useEffect(() => {
    if (uploads === undefined) return
    const ended = endedAudits(known.current, uploads)
    known.current = uploads
    if (ended.length > 0) markTitle(ended.length)
    for (const upload of ended) {
      setTimeout(() => {
        tell(upload)
      }, afterMs)
    }
  }, [uploads])
  return null
}
