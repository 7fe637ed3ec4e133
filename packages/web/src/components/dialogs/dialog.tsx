import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { dialogOpened } from './open-dialogs.ts'

/**
 * The browser's own modal dialog: it traps focus, closes on Escape, gives focus back and needs no
 * injected styles. Mounted while open; `onClose` unmounts it.
 */
export function Dialog({
  title,
  description,
  wide = false,
  onClose,
  children,
}: {
  readonly title: string
  readonly description?: ReactNode
  /** For tables: as wide as the window allows, the whole window on a phone. */
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`max-h-[92dvh] w-full overflow-auto border-t-4 border-metal-light bg-sheet p-6 text-left text-ink shadow-lift ${
        wide
          ? // Its top stays where it is while what is in it changes.
            'mx-auto mt-[4dvh] mb-auto max-w-[min(86rem,96vw)] max-tablet:mt-0 max-tablet:min-h-dvh max-tablet:max-w-none'
          : 'm-auto max-w-[32rem]'
      }`}
    >
      <DialogHeader titleId={`${id}-title`} title={title} onClose={onClose} />
      {description && (
        <div id={`${id}-description`} className="mb-5 text-soft">
          {description}
        </div>
      )}
      {children}
    </dialog>
  )
}

/** Shows the dialog as soon as it stands in the page. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (!element.open) element.showModal()
    const closed = dialogOpened(element)
    return () => {
      closed()
      element.close()
    }
  }, [])
  return dialog
}

function DialogHeader({
  titleId,
  title,
  onClose,
}: {
  readonly titleId: string
  readonly title: string
  readonly onClose: () => void
}) {
  return (
    <header className="mb-4 flex items-start justify-between gap-4">
      <h2 id={titleId} className="text-lead font-semibold">
        {title}
      </h2>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="-m-2 size-11 shrink-0 text-heading leading-none text-soft hover:text-ink"
      >
        ×
      </button>
    </header>
  )
}
