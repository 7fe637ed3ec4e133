import type { Upload } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { Meter } from '../../components/figures/meter.tsx'
import { counted } from '../../format/money.ts'
import { AnswerLink } from './answer-link.tsx'
import { AuditAgain } from './audit-again.tsx'
import { waitText } from './wait-text.ts'
import { ForChangers } from '../../components/for-changers.tsx'

const stages = {
  queued: 'Waiting to be read',
  reading: 'Reading the file',
  auditing: 'Auditing rows',
  storing: 'Storing results',
} as const

/** Below an upload's line: how far it is, why nothing came of it, or that it came before. */
export function UploadOutcome({ upload }: { readonly upload: Upload }) {
  const words = wordsOn(upload)
  if (words === undefined) return null
  return (
    <tr className="max-desktop:block">
      <td colSpan={6} className="pb-2 max-desktop:block">
        {words}
      </td>
    </tr>
  )
}

function wordsOn(upload: Upload): ReactNode {
  if (upload.status === 'processing') return <Running upload={upload} />
  if (upload.errorCode === 'needs-look') {
    return (
      <div className="flex flex-wrap items-center gap-3 border-l-4 border-metal pl-3">
        <p className="max-w-[42rem]">{upload.errorMessage}</p>
        <ForChangers>
          <AnswerLink upload={upload} />
        </ForChangers>
      </div>
    )
  }
  if (upload.status === 'error' || upload.status === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-3 border-l-4 border-bad pl-3">
        <p className="max-w-[42rem]">{upload.errorMessage}</p>
        <ForChangers>
          <AuditAgain upload={upload} />
        </ForChangers>
      </div>
    )
  }
  const came = howItCame(upload)
  return came === undefined ? undefined : <p className="text-small text-soft">{came}</p>
}

/** An audit made again may stand on corrected rows: its file is not simply the one that came before. */
function howItCame({ auditsAgain, duplicateOf, replacedBy }: Upload): string | undefined {
  if (replacedBy !== null)
    return 'This file was audited again since: the newer audit counts in place of this one.'
  if (auditsAgain !== null)
    return 'An earlier upload audited again, in whose place it counts. Compare shows what differs.'
  return duplicateOf === null ? undefined : 'The same file was uploaded before.'
}

function Running({ upload: { progress } }: { readonly upload: Upload }) {
  const share = progress && progress.total > 0 ? progress.done / progress.total : 0
  const stage = stages[progress?.stage ?? 'queued']
  const text =
    progress && progress.total > 0
      ? `${stage}: ${counted(progress.done)} of ${counted(progress.total)}`
      : progress?.wait
        ? `${stage}. ${waitText(progress.wait)}`
        : stage
  return (
    <div className="mt-2 max-w-xl">
      <p className="mb-1 text-small text-soft">
        {text}. You can leave this page; the audit goes on.
      </p>
      <Meter label="Audit progress" share={share} text={text} />
    </div>
  )
}
