import type { CaseChange, CaseWhole } from '@plumbline/contract'
import { useState } from 'react'
import { useChangeCase } from '../../api/case-queries.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { roleChoices, situationFor, situationsOf } from './letter-choices.ts'

/** Who writes and what for; the draft is composed anew when either changes. */
export function CaseSettings({ whole }: { readonly whole: CaseWhole }) {
  const change = useChangeCase(whole.id)
  const send = (body: CaseChange) => {
    change.mutate(body, {
      onError: (error) => {
        showFailure('Error', messageOf(error, 'The case could not be changed'))
      },
    })
  }
  const isClosed = whole.state === 'closed'
  return (
    <div className="grid gap-4">
      <ChoiceField
        label="Who writes"
        value={whole.role}
        choices={roleChoices}
        disabled={isClosed || change.isPending}
        onChoose={(role) => {
          send({ role, situation: situationFor(role, whole.situation) })
        }}
      />
      <ChoiceField
        label="What the letter is for"
        value={whole.situation}
        choices={situationsOf(whole.role)}
        disabled={isClosed || change.isPending}
        onChoose={(situation) => {
          send({ situation })
        }}
      />
      {isClosed ? (
        <p className="text-soft">This case is closed.</p>
      ) : (
        <CloseCase
          onClose={() => {
            send({ close: true })
          }}
        />
      )}
    </div>
  )
}

function CloseCase({ onClose }: { readonly onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  const stop = () => {
    setAsking(false)
  }
  return (
    <>
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          setAsking(true)
        }}
      >
        Close Case
      </Button>
      {asking && (
        <ConfirmDialog
          title="Close this case?"
          confirmLabel="Close Case"
          cancelLabel="Keep it open"
          onConfirm={() => {
            stop()
            onClose()
          }}
          onClose={stop}
        >
          <p>
            Nothing more is expected from it and it is due no more. Its letters, answers and dollars
            stay as they are.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
