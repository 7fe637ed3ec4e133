import type { Upload } from '@plumbline/contract'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { atLeisure } from '../../shell/soon.ts'
import { actionsOf, type Asked } from './actions-of.ts'
import { AuditWithNewerRulesDialog } from './audit-with-newer-rules.tsx'
import { DeleteUploadDialog } from './delete-upload.tsx'
import { downloadReport } from './report/download-report.ts'
import { RenameUploadDialog } from './rename-upload.tsx'
import { ReportOptionsDialog } from './report/report-options.tsx'
import { useMayChange, useOwnsAccount } from '../../api/may-change.ts'

/** Menus weigh much, and the bar fetches them anyway. */
const RowMenu = atLeisure(async () => (await import('../../components/row-menu.tsx')).RowMenu)

const small = 'px-2! text-small whitespace-nowrap'

/** What may be done with an upload: the first things at once, the others in a menu. */
export function UploadActions({
  upload,
  onViewClaims,
}: {
  readonly upload: Upload
  readonly onViewClaims: (upload: Upload) => void
}) {
  const [asking, setAsking] = useState<Asked>()
  const navigate = useNavigate()
  const may = { change: useMayChange(), remove: useOwnsAccount() }
  const close = () => {
    setAsking(undefined)
  }
  const hasReport = upload.status === 'completed' && upload.reportPath !== null
  return (
    <div className="flex flex-wrap items-center gap-1 max-desktop:-ml-2 desktop:flex-nowrap desktop:justify-end">
      {hasReport && (
        <Button look="quiet" className={small} onClick={() => void downloadReport(upload.id)}>
          Download Report
        </Button>
      )}
      <Button
        look="quiet"
        className={small}
        onClick={() => {
          onViewClaims(upload)
        }}
      >
        View Claims
      </Button>
      {upload.status === 'completed' && (
        <Link className={`${buttonLook('quiet')} ${small}`} to={`/findings?upload=${upload.id}`}>
          Review Findings
        </Link>
      )}
      <span className="max-desktop:absolute max-desktop:top-1 max-desktop:right-0">
        <Suspense fallback={<span aria-hidden="true" className="block size-11" />}>
          <RowMenu
            label={upload.uploadName}
            actions={actionsOf(upload, setAsking, (path) => void navigate(path), may)}
          />
        </Suspense>
      </span>
      {asking === 'report' && <ReportOptionsDialog uploadId={upload.id} onClose={close} />}
      {asking === 'rename' && <RenameUploadDialog upload={upload} onClose={close} />}
      {asking === 'again' && <AuditWithNewerRulesDialog upload={upload} onClose={close} />}
      {asking === 'delete' && <DeleteUploadDialog upload={upload} onClose={close} />}
    </div>
  )
}
