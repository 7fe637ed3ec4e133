import type { Upload } from '@plumbline/contract'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { momentOf } from '../../format/dates.ts'
import { AuditAgain } from './audit-again.tsx'
import { DeleteUpload } from './delete-upload.tsx'
import { downloadReport } from './download-report.ts'
import { ReportOptions } from './report-options.tsx'
import { UploadOutcome } from './upload-outcome.tsx'

const statuses: Readonly<Record<Upload['status'], { label: string; tone: BadgeTone }>> = {
  completed: { label: 'completed', tone: 'good' },
  processing: { label: 'processing', tone: 'warn' },
  error: { label: 'error', tone: 'bad' },
  failed: { label: 'error', tone: 'bad' },
}

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
        <UploadOutcome upload={upload} />
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
        <DeleteUpload upload={upload} />
      </div>
    </li>
  )
}
