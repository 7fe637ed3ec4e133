import { FileField } from '../../components/fields/file-field.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { refusalOf } from './file-check.ts'

/** The claims file of a new upload; one that cannot be sent is refused with its reason. */
export function FileChooser({
  file,
  error,
  onChoose,
}: {
  readonly file: File | undefined
  readonly error: string | undefined
  readonly onChoose: (file: File) => void
}) {
  const choose = (chosen: File) => {
    const refusal = refusalOf(chosen)
    if (refusal) showFailure(refusal.title, refusal.description)
    else onChoose(chosen)
  }
  return (
    <FileField
      label="Claims file"
      hint="CSV or PDF, up to 10 MB"
      error={error}
      accept=".csv,.pdf"
      file={file}
      onChoose={choose}
    />
  )
}
