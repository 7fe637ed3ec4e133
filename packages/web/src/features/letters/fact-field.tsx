import { controlLook, Field } from '../../components/fields/field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { placeOf, type Ask } from './asks.ts'
import { useFact } from './use-fact.ts'

/** A field for one fact, by its type. */
export function FactField({ caseId, ask }: { readonly caseId: string; readonly ask: Ask }) {
  return (
    <div id={placeOf(ask)}>
      <Control caseId={caseId} ask={ask} />
    </div>
  )
}

function Control({ caseId, ask }: { readonly caseId: string; readonly ask: Ask }) {
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
      <SelectField label={label} error={error} {...bound}>
        <option value="">Choose</option>
        {options.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    )
  }
  if (ask.type === 'text') {
    return (
      <Field label={label} error={error}>
        {(control) => (
          <textarea {...control} {...bound} rows={3} maxLength={4_000} className={controlLook} />
        )}
      </Field>
    )
  }
  return (
    <TextField
      label={label}
      error={error}
      type={ask.type === 'date' ? 'date' : 'text'}
      inputMode={ask.type === 'money' ? 'decimal' : undefined}
      maxLength={400}
      {...bound}
    />
  )
}
