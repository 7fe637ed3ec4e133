import { controlLook, Field } from '../../components/fields/field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { LetterWhole } from '@plumbline/contract'
import { useState, type ReactNode } from 'react'
import { lackedFor, placeOf, type Ask } from './asks.ts'
import { useFact } from './use-fact.ts'

/** A field for one fact, by its type, with what the letter needs it for. */
export function FactField({ letter, ask }: { readonly letter: LetterWhole; readonly ask: Ask }) {
  const lacked = lackedFor(ask, letter)
  // Once it is stated, the line below stays: the fields under it would move while somebody types.
  const [element, setElement] = useState(lacked)
  if (lacked !== undefined && lacked !== element) setElement(lacked)
  return (
    <div id={placeOf(ask)}>
      <Control
        caseId={letter.caseId}
        ask={ask}
        hint={<NeededFor element={element} isMissing={lacked !== undefined} />}
      />
    </div>
  )
}

function NeededFor({
  element,
  isMissing,
}: {
  readonly element: string | undefined
  readonly isMissing: boolean
}) {
  if (element === undefined) return 'Optional'
  return (
    <>
      {isMissing && <strong className="text-ink">Missing · </strong>}
      {element}
    </>
  )
}

function Control({
  caseId,
  ask,
  hint,
}: {
  readonly caseId: string
  readonly ask: Ask
  readonly hint: ReactNode
}) {
  const { value, error, type, leave } = useFact(caseId, ask)
  const { label, choices } = ask
  const bound = {
    value,
    onBlur: leave,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      type(event.target.value)
    },
  }
  if (ask.type === 'yes-no' || choices.length > 0) {
    const options = ask.type === 'yes-no' ? ['yes', 'no'] : choices
    return (
      <SelectField label={label} hint={hint} error={error} {...bound}>
        <option value="">Choose</option>
        {options.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    )
  }
  if (ask.type === 'text') {
    return (
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <textarea {...control} {...bound} rows={3} maxLength={4_000} className={controlLook} />
        )}
      </Field>
    )
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type={ask.type === 'date' ? 'date' : 'text'}
      inputMode={ask.type === 'money' ? 'decimal' : undefined}
      maxLength={400}
      {...bound}
    />
  )
}
