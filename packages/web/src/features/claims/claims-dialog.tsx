import { modelCalls, type Upload } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { endpointQuery } from '../../api/client.ts'
import type { OpenClaims } from '../../shell/claims-address.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { momentOf } from '../../format/dates.ts'
import { counted, roundDollars } from '../../format/money.ts'
import { splitText } from '../../format/savings-split.ts'
import { ClaimFilters } from './claim-filters.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { SetAsideTable } from './set-aside-table.tsx'
import { SuggestionsTable } from './suggestions-table.tsx'

type View = 'claims' | 'set-aside' | 'unchecked' | 'worth-a-look'

/** The lines of one upload with what was found on each, and what could not be read or checked. */
export function ClaimsDialog({
  upload,
  others,
  open,
  onChange,
  onClose,
}: {
  readonly upload: Upload
  /** Uploads that may be looked at instead. */
  readonly others: readonly Upload[]
  readonly open: OpenClaims
  readonly onChange: (open: OpenClaims) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog wide title="Claims Details" description={descriptionOf(upload)} onClose={onClose}>
      {others.length > 0 && (
        <div className="mb-4 max-w-md">
          <UploadChoice
            uploads={[upload, ...others]}
            chosen={upload.id}
            onChoose={(uploadId) => {
              onChange({ ...open, uploadId })
            }}
          />
        </div>
      )}
      <p className="mb-3">
        <Link className="text-link" to={`/findings?upload=${upload.id}`}>
          Review the findings of this upload
        </Link>
      </p>
      <Views upload={upload} open={open} onChange={onChange} />
    </Dialog>
  )
}

function descriptionOf(upload: Upload): string {
  const { uploadName, totalClaims, flaggedClaims, reviewClaims, potentialSavings } = upload
  const lines = `${uploadName}: ${counted(totalClaims)} lines, ${counted(flaggedClaims)} flagged, ${counted(reviewClaims)} need review`
  const split = splitText(upload.potentialSavingsSplit)
  return split === '' ? lines : `${lines}. ${roundDollars(potentialSavings)} at risk: ${split}`
}

function Views({
  upload,
  open,
  onChange,
}: {
  readonly upload: Upload
  readonly open: OpenClaims
  readonly onChange: (open: OpenClaims) => void
}) {
  const [view, setView] = useState<View>('claims')
  const [search, setSearch] = useState('')
  const claims = {
    value: 'claims',
    label: 'Claims',
    content: (
      <>
        <ClaimFilters open={open} search={search} onChange={onChange} onSearch={setSearch} />
        <ClaimsTable open={open} search={search} />
      </>
    ),
  } as const
  const setAside = {
    value: 'set-aside',
    label: 'Rows set aside',
    content: <SetAsideTable upload={upload} />,
  } as const
  const unchecked = {
    value: 'unchecked',
    label: 'What could not be checked',
    content: <CoverageTable uploadId={upload.id} />,
  } as const
  const worthALook = useWorthALook(upload.id)
  const tabs = [
    ...[claims, ...(upload.setAsideRows > 0 ? [setAside] : []), unchecked],
    ...(worthALook ? [worthALook] : []),
  ]
  return (
    <Tabs
      label="Claims Details"
      value={tabs.some(({ value }) => value === view) ? view : 'claims'}
      onChange={setView}
      tabs={tabs}
    />
  )
}

/** The last tab, so that no other moves when it comes; none where nobody wants second looks or took any. */
function useWorthALook(uploadId: string) {
  const looked = useQuery(
    endpointQuery(modelCalls.uploadSuggestions, { params: { id: uploadId } }),
  ).data
  const isWanted = looked && looked.standing !== 'no-model' && looked.standing !== 'off'
  if (!looked || !(isWanted || looked.suggestions.length > 0)) return undefined
  return {
    value: 'worth-a-look',
    label: 'Worth a look (not counted)',
    content: <SuggestionsTable uploadId={uploadId} looked={looked} />,
  } as const
}

function UploadChoice({
  uploads,
  chosen,
  onChoose,
}: {
  readonly uploads: readonly Upload[]
  readonly chosen: string
  readonly onChoose: (uploadId: string) => void
}) {
  const newestFirst = uploads.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate))
  const choices = newestFirst.map(({ id, uploadName, uploadDate }) => ({
    value: id,
    label: `${uploadName}, ${momentOf(uploadDate)}`,
  }))
  return <ChoiceField label="Upload" value={chosen} choices={choices} onChoose={onChoose} />
}
