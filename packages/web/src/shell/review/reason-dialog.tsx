import { dismissalReasons, noteMaximumLength, type DismissalReason } from '@plumbline/contract'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { controlLook } from '../../components/fields/field.tsx'

const reasons = Object.entries(dismissalReasons).map(([reason, words], index) => ({
  // The keys of a closed list, which `Object.entries` forgets.
  reason: reason as DismissalReason,
  words,
  digit: String(index + 1),
}))

/** Why a finding is dismissed: a digit or a press chooses and is done; a note may go with it. */
export function ReasonDialog({
  what,
  onChoose,
  onClose,
}: {
  /** What is dismissed, in words. */
  readonly what: string
  readonly onChoose: (reason: DismissalReason, note: string) => void
  readonly onClose: () => void
}) {
  const [note, setNote] = useState('')
  const id = useId()
  return (
    <Dialog title="Dismiss: for which reason?" description={what} onClose={onClose}>
      <div
        onKeyDown={({ key, target }) => {
          const typed = target instanceof HTMLTextAreaElement
          const chosen = reasons.find(({ digit }) => digit === key)
          if (!typed && chosen) onChoose(chosen.reason, note)
        }}
      >
        <ol className="mb-4 grid gap-1">
          {reasons.map(({ reason, words, digit }, index) => (
            <li key={reason}>
              <Button
                look="secondary"
                className="w-full !justify-start"
                autoFocus={index === 0}
                onClick={() => {
                  onChoose(reason, note)
                }}
              >
                <kbd className="code text-soft">{digit}</kbd> {words}
              </Button>
            </li>
          ))}
        </ol>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Note (optional)
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={noteMaximumLength}
          value={note}
          onChange={({ target }) => {
            setNote(target.value)
          }}
          className={controlLook}
        />
      </div>
    </Dialog>
  )
}
