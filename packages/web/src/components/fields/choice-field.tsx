import { SelectField } from './select-field.tsx'

/** One thing that may be chosen. */
export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** A select over a closed list: what it answers is of the list. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  disabled,
  onChoose,
}: {
  readonly label: string
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}) {
  return (
    <SelectField
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value)
        if (chosen) onChoose(chosen.value)
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
