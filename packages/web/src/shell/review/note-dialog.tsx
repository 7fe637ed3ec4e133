import { noteMaximumLength } from '@plumbline/contract'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { controlLook } from '../../components/fields/field.tsx'

/** A note on a finding, kept with what is decided so far. */
export function NoteDialog({
  what,
  onSave,
  onClose,
}: {
  readonly what: string
  readonly onSave: (note: string) => void
  readonly onClose: () => void
}) {
  const [note, setNote] = useState('')
  const id = useId()
  return (
    <Dialog title="Add a note" description={what} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim() !== '') onSave(note)
        }}
      >
        <label htmlFor={id} className="mb-1 block font-semibold">
          Note
        </label>
        <textarea
          id={id}
          rows={5}
          required
          autoFocus
          maxLength={noteMaximumLength}
          value={note}
          onChange={({ target }) => {
            setNote(target.value)
          }}
          className={controlLook}
        />
        <div className="mt-4 flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save Note</Button>
        </div>
      </form>
    </Dialog>
  )
}
