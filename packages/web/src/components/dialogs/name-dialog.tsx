import { useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'

/** Asks for the name of a thing. */
export function NameDialog({
  title,
  description,
  label,
  initial,
  maximum,
  pending,
  error,
  onSave,
  onClose,
}: {
  readonly title: string
  readonly description?: ReactNode
  readonly label: string
  readonly initial: string
  /** In characters. */
  readonly maximum: number
  readonly pending: boolean
  readonly error: string | undefined
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}) {
  const [name, setName] = useState(initial)
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onSave(name.trim())
        }}
      >
        <TextField
          label={label}
          autoFocus
          autoComplete="off"
          maxLength={maximum}
          error={error}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
          }}
        />
        <div className="mt-5 flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={pending || name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
