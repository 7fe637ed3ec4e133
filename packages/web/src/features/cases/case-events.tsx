import type { CaseEvent, CaseWhole } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { dayOf } from '../../format/dates.ts'
import { dollars } from '../../format/money.ts'
import { eventWords } from './case-words.ts'
import { RecordEvent } from './record-event.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

/** What was sent, answered and paid, the newest first, and the form for the next. */
export function CaseEvents({ whole }: { readonly whole: CaseWhole }) {
  const [recording, setRecording] = useState(false)
  const newest = whole.events.toSorted((one, other) => other.on.localeCompare(one.on))
  return (
    <>
      {whole.events.length === 0 && (
        <p className="mb-4 text-soft">Nothing sent, answered or paid yet.</p>
      )}
      <ol className="mb-4">
        {newest.map((event) => (
          <Happened key={event.id} event={event} />
        ))}
      </ol>
      {recording ? (
        <RecordEvent
          whole={whole}
          onDone={() => {
            setRecording(false)
          }}
        />
      ) : (
        <ForChangers>
          <Button
            look="secondary"
            onClick={() => {
              setRecording(true)
            }}
          >
            Record an Answer or Payment
          </Button>
        </ForChangers>
      )}
    </>
  )
}

function Happened({ event: { kind, on, amount, note, by } }: { readonly event: CaseEvent }) {
  return (
    <li className="border-b border-hair py-2">
      <span className="flex flex-wrap justify-between gap-x-4">
        <strong>{eventWords[kind].label}</strong>
        {amount !== null && <span>{dollars(amount)}</span>}
      </span>
      {note !== null && <span className="block whitespace-pre-wrap">{note}</span>}
      <span className="block text-small text-soft">{`${dayOf(on)}, recorded by ${by}`}</span>
    </li>
  )
}
