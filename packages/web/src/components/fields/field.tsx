import { useId, type ReactNode } from 'react'

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** The look shared by text, select and file controls. */
export const controlLook =
  'block min-h-11 w-full rounded-control border border-edge bg-sheet px-3 py-2 text-ink hover:border-ink aria-invalid:border-bad'

/** A label, its control, and what is said below it: a hint, and an error that replaces nothing. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-small font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
