import type { Upload } from '@plumbline/contract'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { counted } from '../../format/money.ts'
import { ClaimFilters } from './claim-filters.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { CoverageTable } from './coverage-table.tsx'
import type { ClaimFilter } from './use-claims.ts'

type View = 'claims' | 'unchecked'

/** The lines of one upload with what was found on each, and what could not be checked. */
export function ClaimsDialog({
  upload,
  onClose,
}: {
  readonly upload: Upload
  readonly onClose: () => void
}) {
  const [view, setView] = useState<View>('claims')
  const [filter, setFilter] = useState<ClaimFilter>({
    status: undefined,
    category: undefined,
    search: '',
  })
  return (
    <Dialog
      wide
      title="Claims Details"
      description={`${upload.uploadName}: ${counted(upload.totalClaims)} lines, ${counted(upload.flaggedClaims)} flagged, ${counted(upload.reviewClaims)} need review`}
      onClose={onClose}
    >
      <Tabs
        label="Claims Details"
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'claims',
            label: 'Claims',
            content: (
              <>
                <ClaimFilters filter={filter} onChange={setFilter} />
                <ClaimsTable uploadId={upload.id} filter={filter} />
              </>
            ),
          },
          {
            value: 'unchecked',
            label: 'What could not be checked',
            content: <CoverageTable uploadId={upload.id} />,
          },
        ]}
      />
    </Dialog>
  )
}
