import { SelectField } from '../../../components/fields/select-field.tsx'

/** One of a few choices, each with its words. */
export function Choice<Key extends string>({
  label,
  hint,
  of,
  value,
  onChoose,
}: {
  readonly label: string
  readonly hint?: string
  /** What may be chosen, and its words. */
  readonly of: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChoose: (key: Key) => void
}) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={({ target }) => {
        onChoose(keyOf(of, target.value, value))
      }}
    >
      {Object.entries<string>(of).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

/** What was chosen, of the choices that there are. */
function keyOf<Key extends string>(
  choices: Readonly<Record<Key, string>>,
  chosen: string,
  before: Key,
): Key {
  const isKey = (value: string): value is Key => value in choices
  return isKey(chosen) ? chosen : before
}
