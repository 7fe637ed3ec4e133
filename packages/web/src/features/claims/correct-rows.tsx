import { apiUploadBytes, ownDataCalls, type Upload } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../api/address.ts'
import { refreshUploads } from '../../api/audit-queries.ts'
import { messageOf } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../components/button.tsx'
import { FileField } from '../../components/fields/file-field.tsx'
import { showRefusal, showToast } from '../../toast/toasts.ts'

const limits = {
  accept: '.csv,.xlsx',
  kinds: 'a CSV or Excel file',
  mostBytes: apiUploadBytes,
  most: '20MB',
}

/** Rows set aside go out whole, and come back corrected into the same audit. */
export function CorrectRows({ upload }: { readonly upload: Upload }) {
  const params = { id: upload.id }
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: (corrected: File) =>
      sendForm(ownDataCalls.sendCorrected, { file: corrected }, () => undefined, { params }),
    onSuccess: async () => {
      showToast({ title: 'Success', description: 'The audit with the corrected rows will begin.' })
      await refreshUploads(client)
    },
  })
  const error = sending.isError
    ? messageOf(sending.error, 'The corrected rows could not be sent.')
    : isMissing && !file
      ? 'Choose the file of corrected rows first'
      : undefined
  return (
    <section aria-labelledby="correct-rows" className="mb-6 max-w-2xl">
      <h3 id="correct-rows" className="mb-2 font-semibold">
        Correct rows and send them again
      </h3>
      <p className="mb-3">
        <a className="text-link" href={addressOf(ownDataCalls.rowsToCorrect, { params })}>
          Download the rows to correct
        </a>
        {`: every column of your file, with what is wrong in each row. Correct them there, keep all columns, and send that file. The audit is made again with these rows in their places; decisions stay, and only lines of corrected rows are counted.`}
      </p>
      {sending.isSuccess ? (
        <p role="status">The corrected rows were sent. Their audit stands in My Uploads.</p>
      ) : (
        <form
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (file) sending.mutate(file)
            else setMissing(true)
          }}
        >
          <div className="w-full">
            <FileField
              label="File of corrected rows"
              hint="CSV or Excel, up to 20 MB"
              limits={limits}
              error={error}
              compact
              file={file}
              onChoose={setFile}
              onRefuse={showRefusal}
            />
          </div>
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? 'Sending...' : 'Send Corrected Rows'}
          </Button>
        </form>
      )}
    </section>
  )
}
