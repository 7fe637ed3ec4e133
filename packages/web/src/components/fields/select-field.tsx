import type { ComponentProps, ReactNode } from 'react'
import { controlLook, Field } from './field.tsx'

/** A labelled native select: keyboard, phone and screen reader know it already. */
export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: ComponentProps<'select'> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} className={controlLook}>
          {children}
        </select>
      )}
    </Field>
  )
}
