import type { ReactNode } from 'react'
import { buttonLook } from '../../components/button-look.ts'
import { useSingleKeys } from './single-keys.ts'
import type { ReviewActions } from './use-review.tsx'
import { useMayChange } from '../../api/may-change.ts'

/** The actions as buttons, each with its key where keys are on. */
export function ReviewButtons({ actions }: { readonly actions: ReviewActions }) {
  if (!useMayChange()) {
    return <p className="text-small text-soft">You read here: decisions are made by others.</p>
  }
  return (
    <div role="group" aria-label="Decide" className="flex flex-wrap gap-2 max-tablet:gap-1.5">
      <Act letter="c" primary onClick={actions.confirm}>
        Confirm
      </Act>
      <Act letter="d" onClick={actions.dismiss}>
        Dismiss
      </Act>
      <Act letter="i" onClick={actions.needInformation}>
        Needs information
      </Act>
      <Act letter="n" onClick={actions.note}>
        Note
      </Act>
      <Act letter="u" onClick={actions.undo}>
        Undo
      </Act>
    </div>
  )
}

function Act({
  letter,
  primary = false,
  onClick,
  children,
}: {
  readonly letter: string
  readonly primary?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  const on = useSingleKeys()
  return (
    <button
      type="button"
      aria-keyshortcuts={on ? letter : undefined}
      onClick={onClick}
      className={`${buttonLook(primary ? 'primary' : 'secondary')} !px-3 max-tablet:!px-2.5 max-tablet:text-small`}
    >
      {children}
      {on && (
        <kbd aria-hidden="true" className="code opacity-70 max-desktop:hidden">
          {letter}
        </kbd>
      )}
    </button>
  )
}
