import type { ReportCoverWords, ReportQuery } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { downloadReport } from './download-report.ts'
import { ReportCoverFields } from './report-cover-fields.tsx'
import { ReportPayeeField } from './report-payee-field.tsx'

const editions: Readonly<Record<ReportQuery['edition'], string>> = {
  full: 'Full report',
  summary: 'Two-page summary',
  payee: 'One payee’s packet',
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
  const [payee, setPayee] = useState('')
  const [cover, setCover] = useState<ReportCoverWords>({ status: 'draft' })
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
          void downloadReport(uploadId, { edition, members, ...ofPayee, cover })
          onClose()
        }}
      >
        <SelectField
          label="Edition"
          value={edition}
          onChange={({ target }) => {
            setEdition(keyOf(editions, target.value, edition))
          }}
        >
          <Options of={editions} />
        </SelectField>
        {edition === 'payee' && (
          <ReportPayeeField uploadId={uploadId} payee={payee} onChange={setPayee} />
        )}
        <SelectField
          label="Members"
          hint="Both sides must be able to find the claim. Whole numbers are for those who may see them."
          value={members}
          onChange={({ target }) => {
            setMembers(keyOf(memberDisplays, target.value, members))
          }}
        >
          <Options of={memberDisplays} />
        </SelectField>
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

function Options({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** What was chosen, of the choices that there are. */
function keyOf<Key extends string>(
  choices: Readonly<Record<Key, string>>,
  chosen: string,
  before: Key,
): Key {
  const isKey = (value: string): value is Key => value in choices
  return isKey(chosen) ? chosen : before
}
