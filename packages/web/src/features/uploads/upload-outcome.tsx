import { auditCalls, type Upload } from '@plumbline/contract'
import { Link } from 'react-router'
import { addressOf } from '../../api/address.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Meter } from '../../components/meter.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { splitText } from '../../format/savings-split.ts'
import { waitText } from './wait-text.ts'

const stages = {
  queued: 'Waiting to be read',
  reading: 'Reading the file',
  auditing: 'Auditing rows',
  storing: 'Storing results',
} as const

/** How far an upload is, what came of it or why nothing did. */
export function UploadOutcome({ upload }: { readonly upload: Upload }) {
  if (upload.status === 'processing') return <Running upload={upload} />
  if (upload.errorMessage !== null) {
    return <p className="mt-1 border-l-4 border-bad pl-3">{upload.errorMessage}</p>
  }
  return (
    <>
      {upload.totalClaims > 0 && (
        <p className="mt-1">
          {`Claims: ${counted(upload.totalClaims)} total, ${counted(upload.flaggedClaims)} flagged`}
          {upload.potentialSavings > 0 && ` · ${roundDollars(upload.potentialSavings)} at risk`}
        </p>
      )}
      <SplitLine upload={upload} />
      {upload.setAsideRows > 0 && (
        <p className="mt-1">
          {`${counted(upload.setAsideRows)} ${upload.setAsideRows === 1 ? 'row was' : 'rows were'} set aside. `}
          <a
            className="text-link"
            href={addressOf(auditCalls.uploadSetAside, { params: { id: upload.id } })}
          >
            {upload.setAsideRows === 1
              ? 'Download it with its reason'
              : 'Download them with their reasons'}
          </a>
        </p>
      )}
      {upload.duplicateOf !== null && (
        <p className="mt-1 text-soft">The same file was uploaded before.</p>
      )}
      <Link className={`${buttonLook('quiet')} -ml-5 mt-1`} to={`/findings?upload=${upload.id}`}>
        Review findings
      </Link>
      <a
        className={`${buttonLook('quiet')} mt-1`}
        href={addressOf(auditCalls.uploadCsv, { params: { id: upload.id } })}
      >
        All lines as CSV
      </a>
    </>
  )
}

function SplitLine({ upload }: { readonly upload: Upload }) {
  const text = splitText(upload.potentialSavingsSplit)
  return text === '' ? null : <p className="text-small text-soft">{text}</p>
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
