import { adminCalls, type AdminUpload } from '@plumbline/contract'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { momentOf } from '../../format/dates.ts'
import { counted } from '../../format/money.ts'
import { useAdminStats, useAdminUploads } from './admin-queries.ts'
import { ConfirmAction } from './confirm-action.tsx'

const columns: readonly WideColumn[] = [
  { heading: 'Upload' },
  { heading: 'User', width: 'desktop:w-60' },
  { heading: 'Status', width: 'desktop:w-64' },
  { heading: 'Claims', numeric: true, width: 'desktop:w-24' },
  { heading: 'Flagged', numeric: true, width: 'desktop:w-24' },
  { heading: 'Uploaded', width: 'desktop:w-48' },
  { heading: '', width: 'desktop:w-24' },
]

/** Every upload of every account. */
export function UploadsTab() {
  const uploads = useAdminUploads()
  const [doomed, setDoomed] = useState<AdminUpload>()
  return (
    <>
      <Stats />
      <QueryBoundary query={uploads} empty={<EmptyState title="No uploads yet" />}>
        {(rows) => (
          <WideTable
            label="Uploads"
            columns={columns}
            cards
            className="text-small desktop:min-w-[60rem]"
          >
            <tbody className="max-desktop:block">
              {rows.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  onDelete={() => {
                    setDoomed(upload)
                  }}
                />
              ))}
            </tbody>
          </WideTable>
        )}
      </QueryBoundary>
      {doomed && (
        <ConfirmAction
          title={`Delete "${doomed.uploadName}"?`}
          text={`The file, its ${counted(doomed.totalClaims)} claims and its report are removed for good.`}
          confirmLabel="Delete upload"
          onClose={() => {
            setDoomed(undefined)
          }}
          action={{
            send: () => callEndpoint(adminCalls.deleteUpload, { params: { id: doomed.id } }),
            done: { title: 'Success', description: 'Upload deleted successfully' },
            failed: 'Failed to delete upload',
          }}
        />
      )}
    </>
  )
}

function UploadRow({
  upload,
  onDelete,
}: {
  readonly upload: AdminUpload
  readonly onDelete: () => void
}) {
  return (
    <tr className="border-b border-hair align-top max-desktop:block max-desktop:py-3 desktop:*:py-1.5 desktop:*:not-last:pr-4">
      <th scope="row" className="text-left font-normal max-desktop:block">
        <span className="block truncate font-semibold" title={upload.uploadName}>
          {upload.uploadName}
        </span>
        <span className="code block truncate text-soft" title={upload.fileName}>
          {upload.fileName}
        </span>
      </th>
      <td className="max-desktop:block">
        {upload.userName}
        <span className="block truncate text-soft" title={upload.userEmail}>
          {upload.userEmail}
        </span>
      </td>
      <td className="max-desktop:block">
        <Badge
          tone={
            upload.status === 'completed' ? 'good' : upload.status === 'processing' ? 'warn' : 'bad'
          }
        >
          {upload.status}
        </Badge>
        {upload.errorMessage !== null && <span className="mt-1 block">{upload.errorMessage}</span>}
      </td>
      <td className="max-desktop:block desktop:text-right">
        {counted(upload.totalClaims)}
        <span className="desktop:sr-only"> claims</span>
      </td>
      <td className="max-desktop:block desktop:text-right">
        {counted(upload.flaggedClaims)}
        <span className="desktop:sr-only"> flagged</span>
      </td>
      <td className="text-soft max-desktop:block">{momentOf(upload.uploadDate)}</td>
      <td className="max-desktop:mt-1 max-desktop:block desktop:text-right">
        <Button
          look="danger"
          className="px-3! text-small"
          aria-label={`Delete ${upload.uploadName}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </td>
    </tr>
  )
}

function Stats() {
  const stats = useAdminStats()
  return (
    <QueryBoundary query={stats}>
      {(found) => (
        <dl className="mb-8 grid grid-cols-2 gap-x-6 border-t border-ink desktop:grid-cols-5">
          {(
            [
              ['Total Uploads', found.totalUploads],
              ['Total Claims', found.totalClaims],
              ['Flagged Claims', found.flaggedClaims],
              ['Completed', found.completedUploads],
              ['Processing', found.processingUploads],
            ] as const
          ).map(([label, figure]) => (
            <div key={label} className="border-b border-hair py-3">
              <dt className="label">{label}</dt>
              <dd className="text-heading font-light">{counted(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBoundary>
  )
}
