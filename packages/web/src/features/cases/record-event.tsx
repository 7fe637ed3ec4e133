import type { CaseChange, CaseWhole } from '@plumbline/contract'
import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { useChangeCase } from '../../api/case-queries.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { today } from '../../format/plain-day.ts'
import { eventKinds, eventWords, type EventKind } from './case-words.ts'

type Recorded = NonNullable<CaseChange['event']>

const choices = eventKinds.map((value) => ({ value, label: eventWords[value].label }))

/** One answer or payment: what, on which day, how much, and their words. */
export function RecordEvent({
  whole,
  onDone,
}: {
  readonly whole: CaseWhole
  readonly onDone: () => void
}) {
  const [kind, setKind] = useState<EventKind>(whole.state === 'draft' ? 'sent' : 'paid')
  const [on, setOn] = useState(today)
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const change = useChangeCase(whole.id)
  const amountLabel = eventWords[kind].amount
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const stated = amountLabel === undefined ? undefined : amountIn(amount)
    const lacksOne = kind !== 'sent' && amountLabel !== undefined && stated === undefined
    const isRefused = Number.isNaN(stated) || lacksOne
    setFault(isRefused ? 'Write an amount such as 1,250.00' : undefined)
    if (isRefused) return
    change.mutate({ event: recorded(kind, on, stated, note.trim()) }, { onSuccess: onDone })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <ChoiceField label="What happened" value={kind} choices={choices} onChoose={setKind} />
      <Typed label="On" type="date" required value={on} onType={setOn} />
      {amountLabel !== undefined && (
        <Typed
          label={amountLabel}
          inputMode="decimal"
          hint={kind === 'sent' ? 'Left empty, all that is confirmed' : undefined}
          error={fault}
          value={amount}
          onType={setAmount}
        />
      )}
      <Typed
        label={kind === 'disputed' ? 'Their reason' : 'Note'}
        value={note}
        maxLength={4_000}
        onType={setNote}
      />
      {change.isError && (
        <p role="alert" className="font-semibold text-bad">
          {messageOf(change.error, 'It could not be recorded. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" disabled={change.isPending || on === ''}>
          {change.isPending ? 'Recording...' : 'Record'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Typed({
  onType,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  readonly onType: (typed: string) => void
}) {
  return (
    <TextField
      {...field}
      onChange={({ target }) => {
        onType(target.value)
      }}
    />
  )
}

/** Undefined for nothing typed; not a number for what is none. */
function amountIn(typed: string): number | undefined {
  const plain = typed.replace(/[$,\s]/g, '')
  if (plain === '') return undefined
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

function recorded(kind: EventKind, on: string, amount: number | undefined, note: string): Recorded {
  return { kind, on, ...(amount !== undefined && { amount }), ...(note !== '' && { note }) }
}
