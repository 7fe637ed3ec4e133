import type { DismissalReason, FindingItem } from '@plumbline/contract'
import { useState, type ReactNode } from 'react'
import { dollars } from '../../format/money.ts'
import { NoteDialog } from './note-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecide, type Verdict } from './use-decide.ts'

/** What a person may do with the finding at hand. */
export interface ReviewActions {
  readonly confirm: () => void
  readonly dismiss: () => void
  readonly needInformation: () => void
  readonly note: () => void
  readonly undo: () => void
}

/** The actions on `item`, and the dialog that one of them may have open. */
export function useReview(
  item: FindingItem | undefined,
  told: {
    /** Before the answer: whoever decides fast is on to the next by then. A refusal is told apart. */
    readonly onDeciding?: (verdict: Verdict) => void
    readonly onDecided?: (item: FindingItem) => void
    readonly onUndone: (item: FindingItem) => void
    readonly onNoted: (item: FindingItem) => void
    /** Where no finding is at hand to act on. */
    readonly onNone?: () => void
  },
): { readonly actions: ReviewActions; readonly dialog: ReactNode } {
  const { decide, undo } = useDecide()
  const [asked, setAsked] = useState<{ kind: 'reason' | 'note'; of: FindingItem }>()
  const close = () => {
    setAsked(undefined)
  }
  const give = async (of: FindingItem, verdict: Verdict) => {
    close()
    told.onDeciding?.(verdict)
    const after = await decide(of, verdict)
    if (after) told.onDecided?.(after)
  }
  const noted = async (of: FindingItem, note: string) => {
    close()
    const { decision, reason } = of
    const after = await decide(of, { decision, note, ...(reason !== null && { reason }) })
    if (after) told.onNoted(after)
  }
  const onItem = (act: (of: FindingItem) => void) => () => {
    if (item) act(item)
    else told.onNone?.()
  }
  const actions: ReviewActions = {
    confirm: onItem((of) => void give(of, { decision: 'confirmed' })),
    needInformation: onItem((of) => void give(of, { decision: 'needs-information' })),
    dismiss: onItem((of) => {
      setAsked({ kind: 'reason', of })
    }),
    note: onItem((of) => {
      setAsked({ kind: 'note', of })
    }),
    undo: () =>
      void undo(item).then((back) => {
        if (back) told.onUndone(back)
      }),
  }
  const dialog = asked && (
    <Asked
      {...asked}
      onClose={close}
      onNote={(note) => void noted(asked.of, note)}
      onReason={(reason, note) => void give(asked.of, { decision: 'dismissed', reason, note })}
    />
  )
  return { actions, dialog }
}

function Asked({
  kind,
  of,
  onClose,
  onNote,
  onReason,
}: {
  readonly kind: 'reason' | 'note'
  readonly of: FindingItem
  readonly onClose: () => void
  readonly onNote: (note: string) => void
  readonly onReason: (reason: DismissalReason, note: string | undefined) => void
}) {
  const what = `${dollars(of.dollars)} · ${of.title}`
  if (kind === 'note') return <NoteDialog what={what} onClose={onClose} onSave={onNote} />
  return <ReasonDialog what={what} onClose={onClose} onChoose={onReason} />
}
