import { useState, type ComponentProps, type ReactNode } from 'react'
import { controlLook, Field } from './field.tsx'

/** A password with a button that shows it; pasting and password managers work as they are. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${controlLook} pr-16`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => {
              setShown(!shown)
            }}
            className="absolute inset-y-0 right-0 px-3 text-small font-semibold text-soft hover:text-ink"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  )
}
