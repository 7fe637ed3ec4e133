import { auditCalls } from '@plumbline/contract'
import { useState } from 'react'
import { addressOf } from '../../api/address.ts'
import { openEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'

/** A row of an upload, and where it stands in words. */
export interface PlacedRow {
  readonly uploadId: string
  readonly row: number
  readonly words: string
}

/** The page around a row, with the row framed; wider than the screen it can be moved. */
export function PlacePicture({ uploadId, row, words }: PlacedRow) {
  const [refusal, setRefusal] = useState<string>()
  const place = { params: { id: uploadId, row: String(row) } }
  // A picture that did not come does not say why.
  const sayWhy = async () => {
    try {
      await openEndpoint(auditCalls.rowPicture, place)
      setRefusal(noPicture)
    } catch (error) {
      setRefusal(messageOf(error, noPicture))
    }
  }
  if (refusal !== undefined) return <p role="status">{refusal}</p>
  return (
    <figure className="my-3">
      <div
        role="region"
        aria-label={`Picture: ${words}`}
        tabIndex={0}
        className="overflow-x-auto border border-hair bg-tint"
      >
        <img
          src={addressOf(auditCalls.rowPicture, place)}
          alt={`The page around this row (${words}), with the row in a frame`}
          className="min-h-24 w-full min-w-[44rem] bg-white"
          onError={() => void sayWhy()}
        />
      </div>
      <figcaption className="mt-1 text-small text-soft">
        {`${words}. `}
        <a
          className="text-link"
          href={addressOf(auditCalls.rowPicture, { ...place, query: { shows: 'page' } })}
          target="_blank"
          rel="noreferrer"
        >
          Open the whole page in a new tab
        </a>
      </figcaption>
    </figure>
  )
}

const noPicture = 'The picture could not be loaded.'
