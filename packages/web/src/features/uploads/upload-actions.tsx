import { auditCalls, type Upload } from '@plumbline/contract'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../api/address.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import type { RowAction } from '../../components/row-menu.tsx'
import { atLeisure } from '../../shell/soon.ts'
import { DeleteUploadDialog } from './delete-upload.tsx'
import { downloadReport } from './download-report.ts'
import { ReportOptionsDialog } from './report-options.tsx'

/** Menus weigh much, and the bar fetches them anyway. */
const RowMenu = atLeisure(async () => (await import('../../components/row-menu.tsx')).RowMenu)

const small = 'px-3! text-small whitespace-nowrap'

/** What may be done with an upload: the first things at once, the others in a menu. */
export function UploadActions({
  upload,
  onViewClaims,
}: {
  readonly upload: Upload
  readonly onViewClaims: (upload: Upload) => void
}) {
  const [asking, setAsking] = useState<'report' | 'delete'>()
  const close = () => {
    setAsking(undefined)
  }
  const hasReport = upload.status === 'completed' && upload.reportPath !== null
  return (
    <div className="flex flex-wrap items-center gap-1 desktop:flex-nowrap desktop:justify-end">
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
          Review findings
        </Link>
      )}
      <Suspense fallback={<span aria-hidden="true" className="size-11" />}>
        <RowMenu label={upload.uploadName} actions={actionsOf(upload, hasReport, setAsking)} />
      </Suspense>
      {asking === 'report' && <ReportOptionsDialog uploadId={upload.id} onClose={close} />}
      {asking === 'delete' && <DeleteUploadDialog upload={upload} onClose={close} />}
    </div>
  )
}

function actionsOf(
  { id, status, setAsideRows }: Upload,
  hasReport: boolean,
  ask: (what: 'report' | 'delete') => void,
): RowAction[] {
  const params = { id }
  return [
    ...(hasReport
      ? [
          {
            label: 'Report Options',
            onChoose: () => {
              ask('report')
            },
          },
        ]
      : []),
    ...(status === 'completed'
      ? [{ label: 'All Lines as CSV', href: addressOf(auditCalls.uploadCsv, { params }) }]
      : []),
    ...(setAsideRows > 0
      ? [{ label: 'Rows Set Aside as CSV', href: addressOf(auditCalls.uploadSetAside, { params }) }]
      : []),
    {
      label: 'Delete',
      destroys: true,
      onChoose: () => {
        ask('delete')
      },
    },
  ]
}
