import type { FindingLine } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { PlacePicture } from '../../components/places/place-picture.tsx'

/** The pages of a finding's lines, one at a time, the line at fault first; nothing where there are none. */
export function LinesOnPages({
  uploadId,
  lines,
}: {
  readonly uploadId: string
  readonly lines: readonly FindingLine[]
}) {
  const [chosen, setChosen] = useState<number>()
  const shown = lines.filter(({ place }) => place?.hasPicture === true)
  const line =
    shown.find(({ row }) => row === chosen) ?? shown.find(({ atFault }) => atFault) ?? shown[0]
  if (!line?.place) return null
  return (
    <section aria-label="On the page" className="mb-5">
      {shown.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {shown.map(({ row, place }) => (
            <Button
              key={row}
              look={row === line.row ? 'secondary' : 'quiet'}
              aria-pressed={row === line.row}
              onClick={() => {
                setChosen(row)
              }}
            >
              {place?.words}
            </Button>
          ))}
        </div>
      )}
      <PlacePicture key={line.row} uploadId={uploadId} row={line.row} words={line.place.words} />
    </section>
  )
}
