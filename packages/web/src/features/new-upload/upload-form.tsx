import { zodResolver } from '@hookform/resolvers/zod'
import { auditCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { refreshUploads } from '../../api/audit-queries.ts'
import { messageOf, RequestError } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../components/button.tsx'
import { Meter } from '../../components/figures/meter.tsx'
import { percent } from '../../format/percent.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { SameFileQuestion } from './same-file-question.tsx'
import { emptyUpload, NewUpload, UploadInputs, type UploadEntry } from './upload-inputs.tsx'

/** Name, audit type and file; two stages of progress: the bytes here, the rows in the list. */
export function UploadForm({ onUploaded }: { readonly onUploaded: () => void }) {
  const [sent, setSent] = useState(0)
  const form = useForm<UploadEntry, unknown, NewUpload>({
    resolver: zodResolver(NewUpload),
    defaultValues: emptyUpload,
  })
  const [asked, setAsked] = useState<Asked>()
  const [files, setFiles] = useState(0)
  const [look, setLook] = useState<Sent['look']>('unsure')
  const upload = useUpload({
    onSameFile: setAsked,
    onProgress: setSent,
    onTaken: () => {
      form.reset(emptyUpload)
      setFiles((sentSoFar) => sentSoFar + 1)
    },
    onUploaded,
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit((fields) => {
        upload.mutate({ fields, look })
      })}
    >
      <UploadInputs key={files} form={form} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={look === 'always'}
          onChange={(event) => {
            setLook(event.target.checked ? 'always' : 'unsure')
          }}
        />
        Show me how the file is read before anything is counted, also where nothing is in doubt
      </label>
      {upload.isPending && <Sending share={sent} />}
      {asked && (
        <SameFileQuestion
          text={asked.text}
          earlierUploadId={asked.earlierUploadId}
          onAgain={() => {
            setAsked(undefined)
            upload.mutate({ fields: asked.fields, look, auditAgain: 'true' })
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
      <Button type="submit" disabled={upload.isPending}>
        {upload.isPending ? 'Uploading...' : 'Upload and Audit'}
      </Button>
    </form>
  )
}

/** What is sent, and whether it is a file that is known to have been sent before. */
interface Sent {
  readonly fields: NewUpload
  /** When to be asked how the file is understood. */
  readonly look: 'unsure' | 'always'
  readonly auditAgain?: 'true'
}

/** The question that the server asks where the file was sent before. */
interface Asked {
  readonly fields: NewUpload
  readonly text: string
  readonly earlierUploadId: string
}

function useUpload({
  onSameFile,
  onProgress,
  onTaken,
  onUploaded,
}: {
  readonly onSameFile: (asked: Asked) => void
  readonly onProgress: (share: number) => void
  /** The server has it. */
  readonly onTaken: () => void
  /** The list knows of it. */
  readonly onUploaded: () => void
}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ fields, look, auditAgain }: Sent) =>
      sendForm(auditCalls.createUpload, { ...fields, look, auditAgain }, onProgress),
    onSuccess: async () => {
      onTaken()
      showToast({
        title: 'Success',
        description: 'File uploaded successfully. Processing will begin shortly.',
      })
      await refreshUploads(client)
      onUploaded()
    },
    onError: (error, { fields }) => {
      const text = messageOf(error, 'The file could not be uploaded.')
      const earlierUploadId = error instanceof RequestError ? error.earlierUploadId : undefined
      if (earlierUploadId !== undefined) onSameFile({ fields, text, earlierUploadId })
      else showFailure('Upload failed', text)
    },
    onSettled: () => {
      onProgress(0)
    },
  })
}

function Sending({ share }: { readonly share: number }) {
  return (
    <div role="status">
      <p className="mb-1 text-small text-soft">
        {share < 1 ? `Uploading: ${percent(share)}` : 'Uploaded. Handing over to the audit…'}
      </p>
      <Meter label="Uploading" share={share} text={percent(share)} />
    </div>
  )
}
