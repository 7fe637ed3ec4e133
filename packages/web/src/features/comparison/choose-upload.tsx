import type { Upload } from '@plumbline/contract'
import { useSearchParams } from 'react-router'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { dayOf } from '../../format/dates.ts'

/** Which upload stands beside which. */
export function ChooseUpload({
  uploads,
  id,
  earlier,
}: {
  readonly uploads: readonly Upload[]
  readonly id: string
  readonly earlier: string
}) {
  const [, setSearch] = useSearchParams()
  const shown = uploads.find((upload) => upload.id === id)
  const others = uploads.filter((upload) => upload.id !== id && upload.status === 'completed')
  if (!shown) return <p>This upload is gone. Choose another in My Uploads.</p>
  return (
    <div className="grid max-w-[40rem] gap-3">
      <p>
        <strong>{shown.uploadName}</strong>, audited {dayOf(shown.uploadDate.slice(0, 10))}
      </p>
      {others.length === 0 ? (
        <p>No other upload is audited yet: there is nothing to compare it with.</p>
      ) : (
        <ChoiceField
          label="Compared with"
          value={earlier}
          choices={[
            ...(others.some((upload) => upload.id === earlier)
              ? []
              : [{ value: earlier, label: 'Choose an upload' }]),
            ...others.map((upload) => ({
              value: upload.id,
              label: `${upload.uploadName}, ${dayOf(upload.uploadDate.slice(0, 10))}`,
            })),
          ]}
          onChoose={(value) => {
            setSearch({ with: value })
          }}
        />
      )}
    </div>
  )
}
