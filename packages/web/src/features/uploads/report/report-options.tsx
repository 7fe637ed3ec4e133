import type { ReportCoverWords, ReportQuery } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Choice } from './choice.tsx'
import { downloadReport } from './download-report.ts'
import { ReportCoverFields } from './report-cover-fields.tsx'
import { ReportPayeeField } from './report-payee-field.tsx'
import { ReportWordsField } from './report-words-field.tsx'

const editions: Readonly<Record<ReportQuery['edition'], string>> = {
  full: 'Full report',
  summary: 'Two-page summary',
  payee: 'One payee’s packet',
}

const formats: Readonly<Record<ReportQuery['format'], string>> = {
  html: 'Page that any browser opens (HTML)',
  pdf: 'Document with numbered pages (PDF)',
}

const memberDisplays: Readonly<Record<ReportQuery['members'], string>> = {
  tail: 'Last characters of their number',
  whole: 'Whole number',
}

/** Asks which report it is to be, of whom, how it shows members and what its cover says, and saves it. */
export function ReportOptionsDialog({
  uploadId,
  onClose,
}: {
  readonly uploadId: string
  readonly onClose: () => void
}) {
  const [edition, setEdition] = useState<ReportQuery['edition']>('full')
  const [format, setFormat] = useState<ReportQuery['format']>('html')
  const [payee, setPayee] = useState('')
  const [cover, setCover] = useState<ReportCoverWords>({ status: 'draft' })
  const [words, setWords] = useState<ReportQuery['words']>('rules')
  const [members, setMembers] = useState<ReportQuery['members']>('tail')
  return (
    <Dialog
      title="Report Options"
      description="Each report is made once and stays as it is: whoever downloads it again gets the same file until somebody decides on a finding."
      onClose={onClose}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const ofPayee = edition === 'payee' ? { payee } : {}
          void downloadReport(uploadId, { edition, format, members, words, ...ofPayee, cover })
          onClose()
        }}
      >
        <Choice label="Edition" of={editions} value={edition} onChoose={setEdition} />
        {edition === 'payee' && (
          <ReportPayeeField uploadId={uploadId} payee={payee} onChange={setPayee} />
        )}
        <Choice label="Format" of={formats} value={format} onChoose={setFormat} />
        <Choice
          label="Members"
          hint="Both sides must be able to find the claim. Whole numbers are for those who may see them."
          of={memberDisplays}
          value={members}
          onChoose={setMembers}
        />
        {edition !== 'payee' && <ReportWordsField words={words} onChange={setWords} />}
        <ReportCoverFields cover={cover} onChange={setCover} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Download</Button>
        </div>
      </form>
    </Dialog>
  )
}
