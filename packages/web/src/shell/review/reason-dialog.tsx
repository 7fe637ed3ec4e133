import { dismissalReasons, noteMaximumLength, type DismissalReason } from '@plumbline/contract'
import { useEffect, useEffectEvent, useId, useState } from 'react'
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
  useDigits((reason) => {
    onChoose(reason, note)
  })
  return (
    <Dialog title="Dismiss: for which reason?" description={what} onClose={onClose}>
      <div>
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

/** Digits choose wherever in the dialog the focus is, or if it is nowhere; in the note they are text. */
function useDigits(choose: (reason: DismissalReason) => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const chosen = reasons.find(({ digit }) => digit === key)
    if (chosen && !(target instanceof HTMLTextAreaElement)) choose(chosen.reason)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
    }
  }, [])
}
