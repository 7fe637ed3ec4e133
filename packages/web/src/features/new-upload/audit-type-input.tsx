import { UploadAuditType } from '@plumbline/contract'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../components/fields/select-field.tsx'
import { recognizeHeader, type RecognizedHeader } from './recognize-header.ts'
import type { NewUpload, UploadEntry } from './upload-inputs.tsx'

/**
 * The audit type: filled in by what the chosen file's columns call for, unless a person has chosen;
 * where the two differ, that is asked.
 */
export function AuditTypeInput({
  form: {
    register,
    setValue,
    watch,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<UploadEntry, unknown, NewUpload>
}) {
  const file = watch('file')
  const [isChosen, setChosen] = useState(false)
  const [recognized, setRecognized] = useState<RecognizedHeader>()
  useEffect(() => {
    const otherFile = new AbortController()
    void recognizedIn(file).then((found) => {
      if (!otherFile.signal.aborted) setRecognized(found)
    })
    return () => {
      otherFile.abort()
    }
  }, [file])
  useEffect(() => {
    if (recognized && !isChosen) setValue('auditType', recognized.auditType)
  }, [recognized, isChosen, setValue])
  return (
    <SelectField
      label="Audit Type"
      error={errors.auditType?.message}
      hint={<span aria-live="polite">{hintOf(recognized, watch('auditType'))}</span>}
      {...register('auditType', {
        onChange: () => {
          setChosen(true)
        },
      })}
    >
      {UploadAuditType.options.map((type) => (
        <option key={type} value={type}>
          {type}
        </option>
      ))}
    </SelectField>
  )
}

function hintOf(recognized: RecognizedHeader | undefined, chosen: string | undefined): string {
  if (!recognized) return 'Which claims the file holds'
  const because = recognized.because.slice(0, 3).join(', ')
  return recognized.auditType === chosen
    ? `Recognized from the file: ${because}`
    : `The file has columns of ${recognized.auditType} claims (${because}). Are these ${String(chosen)} claims?`
}

const bytesLookedAt = 64 * 1024

/** Only of plain CSV: what is packed or a PDF the server reads. */
async function recognizedIn(file: File | undefined): Promise<RecognizedHeader | undefined> {
  if (!file?.name.toLowerCase().endsWith('.csv')) return undefined
  return recognizeHeader(await file.slice(0, bytesLookedAt).text())
}
