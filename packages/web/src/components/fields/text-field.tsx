import type { ComponentProps, ReactNode } from 'react'
import { controlLook, Field } from './field.tsx'

/** A labelled line of text; takes what `register` of react-hook-form answers. */
export function TextField({
  label,
  hint,
  error,
  className = '',
  ...input
}: ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={`${controlLook} ${className}`} />}
    </Field>
  )
}
