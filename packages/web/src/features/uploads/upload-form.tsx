import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { UploadFields } from '@plumbline/contract'
import { refreshUploads } from '../../api/audit-queries.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Meter } from '../../components/meter.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { FileChooser } from './file-chooser.tsx'
import { sendUpload } from './send-upload.ts'

const Form = UploadFields.extend({ file: z.instanceof(File, { error: 'Please select a file' }) })
type FormInput = z.input<typeof Form>
type FormOutput = z.output<typeof Form>

const empty: Partial<FormInput> = { uploadName: '', auditType: 'Medical' }

/** Name, audit type and file; two stages of progress: the bytes here, the rows in the list. */
export function UploadForm({ onUploaded }: { readonly onUploaded: () => void }) {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const form = useForm<FormInput, unknown, FormOutput>({
    resolver: zodResolver(Form),
    defaultValues: empty,
  })
  const upload = useMutation({
    mutationFn: (body: FormOutput) => sendUpload(body, setSent),
    onSuccess: async () => {
      form.reset(empty)
      showToast({
        title: 'Success',
        description: 'File uploaded successfully. Processing will begin shortly.',
      })
      await refreshUploads(client)
      onUploaded()
    },
    onError: (error) => {
      showFailure('Upload failed', messageOf(error, 'The file could not be uploaded.'))
    },
    onSettled: () => {
      setSent(0)
    },
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit((body) => {
        upload.mutate(body)
      })}
    >
      <Fields form={form} />
      {upload.isPending && (
        <div role="status">
          <p className="mb-1 text-small text-soft">
            {sent < 1
              ? `Uploading: ${Math.round(sent * 100)}%`
              : 'Uploaded. Handing over to the audit…'}
          </p>
          <Meter label="Uploading" share={sent} text={`${Math.round(sent * 100)}%`} />
        </div>
      )}
      <Button type="submit" disabled={upload.isPending}>
        {upload.isPending ? 'Uploading...' : 'Upload and Audit'}
      </Button>
    </form>
  )
}

function Fields({ form }: { readonly form: UseFormReturn<FormInput, unknown, FormOutput> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Upload Name"
        autoComplete="off"
        error={errors.uploadName?.message}
        {...form.register('uploadName')}
      />
      <SelectField
        label="Audit Type"
        error={errors.auditType?.message}
        {...form.register('auditType')}
      >
        <option value="Medical">Medical</option>
        <option value="Pharmacy">Pharmacy</option>
      </SelectField>
      <FileChooser
        file={form.watch('file')}
        error={errors.file?.message}
        onChoose={(file) => {
          form.setValue('file', file, { shouldValidate: true })
        }}
      />
    </>
  )
}
