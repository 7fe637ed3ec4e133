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
  { heading: 'User' },
  { heading: 'Status' },
  { heading: 'Claims', numeric: true },
  { heading: 'Flagged', numeric: true },
  { heading: 'Uploaded' },
  { heading: '' },
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
          <WideTable label="Uploads" columns={columns} className="min-w-[56rem]">
            <tbody>
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
    <tr className="border-b border-hair align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        <span className="font-semibold">{upload.uploadName}</span>
        <span className="code block text-soft">{upload.fileName}</span>
      </th>
      <td className="py-3 pr-4">
        {upload.userName}
        <span className="block text-small text-soft">{upload.userEmail}</span>
      </td>
      <td className="py-3 pr-4">
        <Badge
          tone={
            upload.status === 'completed' ? 'good' : upload.status === 'processing' ? 'warn' : 'bad'
          }
        >
          {upload.status}
        </Badge>
        {upload.errorMessage !== null && (
          <span className="block max-w-64 text-small">{upload.errorMessage}</span>
        )}
      </td>
      <td className="py-3 pr-4 text-right">{counted(upload.totalClaims)}</td>
      <td className="py-3 pr-4 text-right">{counted(upload.flaggedClaims)}</td>
      <td className="py-3 pr-4">{momentOf(upload.uploadDate)}</td>
      <td className="py-3">
        <Button look="danger" aria-label={`Delete ${upload.uploadName}`} onClick={onDelete}>
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
