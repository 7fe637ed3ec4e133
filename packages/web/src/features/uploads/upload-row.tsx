import { auditCalls, type Upload } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { momentOf } from '../../format/dates.ts'
import { counted, roundDollars } from '../../format/money.ts'
import { UploadActions } from './upload-actions.tsx'
import { UploadOutcome } from './upload-outcome.tsx'

const statuses: Readonly<Record<Upload['status'], { label: string; tone: BadgeTone }>> = {
  completed: { label: 'completed', tone: 'good' },
  processing: { label: 'processing', tone: 'warn' },
  error: { label: 'error', tone: 'bad' },
  failed: { label: 'error', tone: 'bad' },
}

/** It waits for its owner's answer. */
const asked = { label: 'question', tone: 'warn' } as const

/**
 * One upload on one line: what it is, what came of it, what may be done with it. How far it is, or
 * why nothing came of it, stands below.
 */
export function UploadRow({
  upload,
  onViewClaims,
}: {
  readonly upload: Upload
  readonly onViewClaims: (upload: Upload) => void
}) {
  const isAsked = upload.errorCode === 'needs-look'
  const { label, tone } = isAsked ? asked : statuses[upload.status]
  return (
    <tbody
      aria-label={upload.uploadName}
      className="border-b border-hair max-desktop:relative max-desktop:block max-desktop:py-3"
    >
      <tr className="max-desktop:block desktop:*:py-0.5 desktop:*:pr-4 desktop:*:last:pr-0">
        <th scope="row" className="text-left font-normal max-desktop:block max-desktop:pr-12">
          <span
            className="line-clamp-3 leading-5 font-semibold wrap-anywhere"
            title={upload.uploadName}
          >
            {upload.uploadName}
          </span>
          <span
            className="code line-clamp-2 text-small leading-4 wrap-anywhere text-soft"
            title={upload.fileName}
          >
            {upload.fileName}
          </span>
        </th>
        <td className="max-desktop:mt-1 max-desktop:block">
          <span className="flex flex-wrap gap-1">
            <Badge tone={tone}>{label}</Badge>
            <Badge>{upload.auditType}</Badge>
            {upload.isSample && <Badge>sample</Badge>}
          </span>
        </td>
        <td className="text-small text-soft max-desktop:block">{momentOf(upload.uploadDate)}</td>
        <td className="text-small leading-5 max-desktop:block">
          <Claims upload={upload} />
        </td>
        <td className="text-small leading-5 max-desktop:block desktop:text-right">
          {upload.potentialSavings > 0 && (
            <strong className="block">{`${roundDollars(upload.potentialSavings)} at risk`}</strong>
          )}
          <span className="block text-soft">
            <Split upload={upload} />
          </span>
        </td>
        <td className="max-desktop:block desktop:text-right">
          <UploadActions upload={upload} onViewClaims={onViewClaims} />
        </td>
      </tr>
      <UploadOutcome upload={upload} />
    </tbody>
  )
}

function Claims({ upload }: { readonly upload: Upload }) {
  const { totalClaims, flaggedClaims, reviewClaims, setAsideRows } = upload
  return (
    <>
      {totalClaims > 0 && (
        <span className="block">
          {`Claims: ${counted(totalClaims)} total, ${counted(flaggedClaims)} flagged`}
        </span>
      )}
      {reviewClaims > 0 &&
        `${counted(reviewClaims)} ${reviewClaims === 1 ? 'needs' : 'need'} review`}
      {reviewClaims > 0 && setAsideRows > 0 && ' · '}
      {setAsideRows > 0 && (
        <a
          className="text-link"
          href={addressOf(auditCalls.uploadSetAside, { params: { id: upload.id } })}
        >
          {`${counted(setAsideRows)} ${setAsideRows === 1 ? 'row' : 'rows'} set aside`}
        </a>
      )}
    </>
  )
}

/** What the dollars rest on, in as few words as a line of the table holds. */
function Split({ upload: { potentialSavingsSplit } }: { readonly upload: Upload }) {
  const { firm, recordsNeeded, inDoubt } = potentialSavingsSplit
  if (firm === 0 && recordsNeeded === 0 && inDoubt === 0) return null
  return (
    <>
      {`Firm\u00A0${roundDollars(firm)} · records\u00A0needed\u00A0${roundDollars(recordsNeeded)}`}
      {inDoubt > 0 && (
        <span className="block">{`In doubt ${roundDollars(inDoubt)}, not counted`}</span>
      )}
    </>
  )
}
