import { useState, type ComponentProps, type ReactNode } from 'react'
import { fileSize } from '../../format/file-size.ts'
import { buttonLook } from '../button-look.ts'
import { Button } from '../button.tsx'
import { Field } from './field.tsx'
import { refusalOf, type FileLimits, type FileRefusal } from './file-limits.ts'

/**
 * A real file input that looks as our buttons do, inside the place where a file may also be dropped; the file
 * that was chosen is named below, and may be taken back. One that cannot be used is refused at once.
 */
export function FileField({
  label,
  hint,
  error,
  limits,
  file,
  compact = false,
  onChoose,
  onRefuse,
}: {
  readonly label: string
  readonly hint: ReactNode
  readonly error?: string | undefined
  readonly limits: FileLimits
  readonly file: File | undefined
  /** In one line, beside other fields. */
  readonly compact?: boolean
  /** Undefined where the file that was chosen is taken back. */
  readonly onChoose: (file: File | undefined) => void
  readonly onRefuse: (refusal: FileRefusal) => void
}) {
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const refusal = refusalOf(chosen, limits)
    if (refusal) onRefuse(refusal)
    else onChoose(chosen)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <DropPlace compact={compact} onDrop={choose}>
          <FileButton
            {...control}
            words={file ? 'Choose another file' : 'Choose a file'}
            accept={limits.accept}
            onFile={choose}
          />
          <p aria-live="polite" className={`break-words ${compact ? '' : 'mt-3'}`}>
            {file ? `Chosen: ${file.name} (${fileSize(file.size)})` : 'or drop a file here'}
          </p>
          {file && (
            <Button
              look="quiet"
              aria-label={`Remove ${file.name}`}
              onClick={() => {
                onChoose(undefined)
              }}
            >
              Remove
            </Button>
          )}
        </DropPlace>
      )}
    </Field>
  )
}

/** The browser's own words beside it would contradict what is said below. */
function FileButton({
  words,
  onFile,
  ...input
}: ComponentProps<'input'> & {
  readonly words: string
  readonly onFile: (file: File | undefined) => void
}) {
  return (
    <span
      className={`${buttonLook('secondary')} relative overflow-hidden focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-metal`}
    >
      <span aria-hidden="true">{words}</span>
      <input
        {...input}
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </span>
  )
}

function DropPlace({
  compact,
  onDrop,
  children,
}: {
  readonly compact: boolean
  readonly onDrop: (file: File | undefined) => void
  readonly children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const room = compact ? 'flex flex-wrap items-center gap-x-4 gap-y-2 p-3' : 'p-6 text-center'
  return (
    <div
      className={`border border-dashed ${room} ${over ? 'border-metal bg-tint' : 'border-edge'}`}
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
        onDrop(event.dataTransfer.files[0])
      }}
    >
      {children}
    </div>
  )
}
