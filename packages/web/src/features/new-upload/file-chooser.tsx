import { useState } from 'react'
import { buttonLook } from '../../components/button-look.ts'
import { Field } from '../../components/fields/field.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { fileSize, refusalOf } from './file-check.ts'

/** A real file input inside the place where a file may also be dropped. */
export function FileChooser({
  file,
  error,
  onChoose,
}: {
  readonly file: File | undefined
  readonly error: string | undefined
  readonly onChoose: (file: File) => void
}) {
  const [over, setOver] = useState(false)
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const refusal = refusalOf(chosen)
    if (refusal) showFailure(refusal.title, refusal.description)
    else onChoose(chosen)
  }
  return (
    <Field label="Claims file" hint="CSV or PDF, up to 10 MB" error={error}>
      {(control) => (
        <div
          className={`border border-dashed p-6 text-center ${over ? 'border-metal bg-tint' : 'border-edge'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => {
            setOver(false)
          }}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            choose(event.dataTransfer.files[0])
          }}
        >
          <span
            className={`${buttonLook('secondary')} relative overflow-hidden focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-metal`}
          >
            <span aria-hidden="true">{file ? 'Choose another file' : 'Choose a file'}</span>
            {/* The browser's own words beside it would contradict what is said below. */}
            <input
              {...control}
              type="file"
              accept=".csv,.pdf"
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                choose(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </span>
          <p aria-live="polite" className="mt-3 break-words">
            {file ? `Chosen: ${file.name} (${fileSize(file.size)})` : 'or drop a file here'}
          </p>
        </div>
      )}
    </Field>
  )
}
