import type { Upload } from '@plumbline/contract'
import { useDashboardStats, useUploads } from '../../api/audit-queries.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { SampleButton } from '../../shell/sample-button.tsx'
import { OverlapNotice } from '../../shell/overlap-notice.tsx'
import { UploadSummary } from './upload-summary.tsx'
import { UploadsTable } from './uploads-table.tsx'
import { UsageCard } from './usage-card.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

/** Every upload of the account. */
export function UploadsTab({
  onUpload,
  onViewClaims,
}: {
  readonly onUpload: () => void
  readonly onViewClaims: (upload: Upload) => void
}) {
  const query = useUploads()
  const overlaps = useDashboardStats().data?.overlaps ?? []
  return (
    <div className="grid grid-cols-1 gap-8">
      <UsageCard />
      <QueryBoundary
        query={query}
        empty={
          <EmptyState title="No uploads yet">
            <div className="flex flex-wrap justify-center gap-3">
              <ForChangers>
                <Button onClick={onUpload}>Upload File</Button>
              </ForChangers>
              <SampleButton />
            </div>
          </EmptyState>
        }
      >
        {(uploads) => (
          <>
            <div>
              <UploadSummary uploads={uploads} />
              <OverlapNotice overlaps={overlaps} />
            </div>
            <UploadsTable uploads={uploads} onViewClaims={onViewClaims} />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
