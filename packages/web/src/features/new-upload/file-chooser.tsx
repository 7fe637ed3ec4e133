import { browserUploadBytes, uploadExtensions } from '@plumbline/contract'
import { FileField } from '../../components/fields/file-field.tsx'
import { showRefusal } from '../../toast/toasts.ts'

const limits = {
  accept: uploadExtensions.join(','),
  kinds: 'a CSV or PDF file',
  mostBytes: browserUploadBytes,
  most: '10MB',
}

/** The claims file of a new upload; one that cannot be sent is refused with its reason. */
export function FileChooser({
  file,
  error,
  onChoose,
}: {
  readonly file: File | undefined
  readonly error: string | undefined
  readonly onChoose: (file: File | undefined) => void
}) {
  return (
    <FileField
      label="Claims file"
      hint="CSV or PDF, up to 10 MB"
      error={error}
      limits={limits}
      file={file}
      onChoose={onChoose}
      onRefuse={showRefusal}
    />
  )
}
