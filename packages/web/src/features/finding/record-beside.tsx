import {
  recordPages,
  reviewCalls,
  type FindingItem,
  type RecordRead,
  type RecordReadByModel,
} from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../components/button.tsx'
import { documentLimits } from '../../components/fields/document-limits.ts'
import { FileField } from '../../components/fields/file-field.tsx'
import { useDecide } from '../../shell/review/use-decide.ts'
import { RecordByModel } from './record-by-model.tsx'
import { RecordReviews } from './record-reviews.tsx'
import { SignRecord } from './sign-record.tsx'
import { showRefusal, showToast } from '../../toast/toasts.ts'

/** A medical record held against the line of a finding: what patterns of its text say, with quotes. */
export function RecordBeside({ item }: { readonly item: FindingItem }) {
  const [file, setFile] = useState<File>()
  const reading = useMutation({
    mutationFn: (record: File) =>
      sendForm(reviewCalls.reviewRecord, { file: record }, () => undefined, {
        params: { id: item.id },
      }),
  })
  const error = reading.isError
    ? messageOf(reading.error, 'The record could not be read.')
    : undefined
  return (
    <details className="mt-6 border-t border-hair pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Read the record</summary>
      <form
        className="grid justify-items-start gap-3 py-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (file) reading.mutate(file)
        }}
      >
        <p className="reading">
          Send the record of this service. It is read for whose it is, its day, its provider, a
          signature, the side, and times; no medicine is judged. It is not kept; the answers may be,
          as a note without its words.
        </p>
        <div className="w-full max-w-2xl">
          <FileField
            label="Medical record"
            hint={`PDF or text, up to ${String(recordPages.all)} pages, ${String(recordPages.pictures)} of them pictures`}
            error={error}
            limits={documentLimits}
            compact
            file={file}
            onChoose={(chosen) => {
              setFile(chosen)
              reading.reset()
            }}
            onRefuse={showRefusal}
          />
        </div>
        <Button type="submit" look="secondary" disabled={!file || reading.isPending}>
          {reading.isPending ? 'Reading...' : 'Read Record'}
        </Button>
      </form>
      {reading.isSuccess && file && (
        <Answers key={reading.data.receipt} item={item} read={reading.data} file={file} />
      )}
    </details>
  )
}

function Answers({
  item,
  read,
  file,
}: {
  readonly item: FindingItem
  readonly read: RecordRead
  readonly file: File
}) {
  const [byModel, setByModel] = useState<RecordReadByModel>()
  const { note, receipt } = byModel ?? read
  const { decide } = useDecide()
  const keep = async () => {
    const { decision, reason } = item
    const kept = await decide(item, {
      decision,
      note,
      ...(reason !== null && { reason }),
    })
    if (kept) showToast({ title: 'Note Saved', description: 'It stands with the decision.' })
  }
  return (
    <section aria-label="What the record says" className="py-2">
      {read.picturePages.length > 0 && (
        <p className="mb-2">
          {`Read from pictures: page ${read.picturePages.join(', ')}. Compare each quote with the page.`}
        </p>
      )}
      <RecordReviews reviews={read.reviews} />
      <RecordByModel id={item.id} file={file} onRead={setByModel} />
      <p className="mb-3">
        Whether the finding stands is yours to say: confirm or dismiss it, and keep this as the
        note, without words of the record. Or sign it: then the answers stand beside the finding
        with their quotes, in your name, and change no figure of the audit.
      </p>
      <Button look="secondary" onClick={() => void keep()}>
        Keep as a Note
      </Button>
      <div className="mt-4">
        <SignRecord key={receipt} id={item.id} receipt={receipt} />
      </div>
    </section>
  )
}
