import type { Upload } from '@plumbline/contract'
import { useDeferredValue, useState } from 'react'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted } from '../../format/money.ts'
import { orderChoices, shownUploads, type UploadOrder } from './uploads-order.ts'
import { UploadRow } from './upload-row.tsx'

const columns: readonly WideColumn[] = [
  { heading: 'Upload' },
  { heading: 'Status', width: 'desktop:w-46' },
  { heading: 'Uploaded', width: 'desktop:w-26' },
  { heading: 'Claims', width: 'desktop:w-58' },
  { heading: 'Dollars', numeric: true, width: 'desktop:w-50' },
  { heading: '', width: 'desktop:w-[23.5rem]' },
]

/** Uploads one a line, searched by name and sorted. */
export function UploadsTable({
  uploads,
  onViewClaims,
}: {
  readonly uploads: readonly Upload[]
  readonly onViewClaims: (upload: Upload) => void
}) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<UploadOrder>('newest')
  const shown = shownUploads(uploads, useDeferredValue(search), order)
  return (
    <section aria-label="Uploads" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Search uploads"
          type="search"
          className="max-w-80"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
          }}
        />
        <ChoiceField label="Sort" value={order} choices={orderChoices} onChoose={setOrder} />
        <p role="status" className="ml-auto text-soft">
          {shown.length === uploads.length
            ? `${counted(uploads.length)} ${uploads.length === 1 ? 'upload' : 'uploads'}`
            : `${counted(shown.length)} of ${counted(uploads.length)} uploads`}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="border-t border-ink py-6">No upload has that in its name.</p>
      ) : (
        <WideTable
          label="List of uploads"
          columns={columns}
          cards
          className="desktop:min-w-[76rem]"
        >
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onViewClaims={onViewClaims} />
          ))}
        </WideTable>
      )}
    </section>
  )
}
