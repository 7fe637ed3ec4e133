import { auditCalls, type Upload } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { buttonLook } from '../../components/button-look.ts'
import { Meter } from '../../components/meter.tsx'
import { momentOf } from '../../format/dates.ts'
import { counted, roundDollars } from '../../format/money.ts'
import { AuditAgain } from './audit-again.tsx'
import { downloadReport } from './download-report.ts'
import { ReportOptions } from './report-options.tsx'

const statuses: Readonly<Record<Upload['status'], { label: string; tone: BadgeTone }>> = {
  completed: { label: 'completed', tone: 'good' },
  processing: { label: 'processing', tone: 'warn' },
  error: { label: 'error', tone: 'bad' },
  failed: { label: 'error', tone: 'bad' },
}

const stages = {
  queued: 'Waiting to be read',
  reading: 'Reading the file',
  auditing: 'Auditing rows',
  storing: 'Storing results',
} as const

/** One upload: what it is, how far it is, what came of it, what may be done with it. */
export function UploadItem({
  upload,
  onViewClaims,
}: {
  readonly upload: Upload
  readonly onViewClaims: (upload: Upload) => void
}) {
  const { label, tone } = statuses[upload.status]
  return (
    <li className="grid gap-3 border-b border-hair py-5 desktop:grid-cols-[1fr_auto]">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-lead font-semibold">
          {upload.uploadName}
          <Badge tone={tone}>{label}</Badge>
          <Badge>{upload.auditType}</Badge>
          {upload.isSample && <Badge>sample</Badge>}
        </h2>
        <p className="text-soft">
          <span className="code">{upload.fileName}</span> · {momentOf(upload.uploadDate)}
        </p>
        <Outcome upload={upload} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {upload.status === 'completed' && upload.reportPath !== null && (
          <>
            <Button look="secondary" onClick={() => void downloadReport(upload.id)}>
              Download Report
            </Button>
            <ReportOptions upload={upload} />
          </>
        )}
        {(upload.status === 'error' || upload.status === 'failed') && (
          <AuditAgain upload={upload} />
        )}
        <Button
          look="secondary"
          onClick={() => {
            onViewClaims(upload)
          }}
        >
          View Claims
        </Button>
      </div>
    </li>
  )
}

function Outcome({ upload }: { readonly upload: Upload }) {
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
      <a
        className={`${buttonLook('quiet')} -ml-5 mt-1`}
        href={addressOf(auditCalls.uploadCsv, { params: { id: upload.id } })}
      >
        All lines as CSV
      </a>
    </>
  )
}

function Running({ upload: { progress } }: { readonly upload: Upload }) {
  const share = progress && progress.total > 0 ? progress.done / progress.total : 0
  const stage = stages[progress?.stage ?? 'queued']
  const text =
    progress && progress.total > 0
      ? `${stage}: ${counted(progress.done)} of ${counted(progress.total)}`
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
