import { UploadFields } from '@plumbline/contract'
import { Fragment, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { TextField } from '../../components/fields/text-field.tsx'
import { AuditTypeInput } from './audit-type-input.tsx'
import { FileChooser } from './file-chooser.tsx'

/** The fields of the contract and the file. */
export const NewUpload = UploadFields.extend({
  file: z.preprocess(
    (chosen: File | undefined) => chosen,
    z.instanceof(File, { error: 'Please select a file' }),
  ),
})
export type NewUpload = z.output<typeof NewUpload>
/** What stands in the form before it is checked. */
export type UploadEntry = z.input<typeof NewUpload>

type Form = UseFormReturn<UploadEntry, unknown, NewUpload>

/** What the form begins with, and is emptied to. */
export const emptyUpload: Partial<UploadEntry> = {
  uploadName: '',
  auditType: 'Medical',
  file: undefined,
}

/** An input for each field: one that the contract adds does not compile without. */
const inputs: Readonly<Record<keyof NewUpload, (form: Form) => ReactNode>> = {
  uploadName: ({ register, formState: { errors } }) => (
    <TextField
      label="Upload Name"
      autoComplete="off"
      error={errors.uploadName?.message}
      {...register('uploadName')}
    />
  ),
  auditType: (form) => <AuditTypeInput form={form} />,
  file: ({ watch, getValues, setValue, formState: { errors } }) => (
    <FileChooser
      file={watch('file')}
      error={errors.file?.message}
      onChoose={(file) => {
        setValue('file', file, { shouldValidate: file !== undefined })
        if (!file) return
        // The file's name says what it is until somebody says it better.
        const name = file.name
          .replace(/\.[^.]+$/, '')
          .replaceAll('_', ' ')
          .trim()
        if (getValues('uploadName').trim() === '') {
          setValue('uploadName', name.slice(0, 200), { shouldValidate: true })
        }
      }}
    />
  ),
}

/** The inputs of the upload form, in the order in which they are filled in. */
export function UploadInputs({ form }: { readonly form: Form }) {
  return Object.entries(inputs).map(([name, input]) => (
    <Fragment key={name}>{input(form)}</Fragment>
  ))
}
