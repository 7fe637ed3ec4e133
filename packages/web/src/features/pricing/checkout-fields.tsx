import { useEffect, useEffectEvent, useRef } from 'react'
import { TextField } from '../../components/fields/text-field.tsx'
import type { CheckoutDetails } from './checkout.ts'

/** Company name, and the email of those who have no account yet. */
export function CheckoutFields({
  details,
  onChange,
}: {
  readonly details: CheckoutDetails
  readonly onChange: (details: CheckoutDetails) => void
}) {
  const fields = useRef<HTMLDivElement>(null)
  // The page can be typed into before the app takes it over: what stands there counts.
  const takeTyped = useEffectEvent(() => {
    const typed = typedIn(fields.current)
    if (Object.keys(typed).length > 0) onChange({ ...details, ...typed })
  })
  useEffect(() => {
    takeTyped()
  }, [])
  return (
    <div ref={fields} className="grid max-w-2xl gap-5 tablet:grid-cols-2">
      <TextField
        label="Company Name"
        name="companyName"
        autoComplete="organization"
        value={details.companyName}
        onChange={(event) => {
          onChange({ ...details, companyName: event.target.value })
        }}
      />
      {details.isGuest && (
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          hint="Use the same email when you register after paying."
          value={details.email}
          onChange={(event) => {
            onChange({ ...details, email: event.target.value })
          }}
        />
      )}
    </div>
  )
}

/** The fields that are not empty, by name. */
function typedIn(fields: HTMLElement | null): Partial<CheckoutDetails> {
  const inputs = Array.from(fields?.querySelectorAll('input') ?? [])
  return Object.fromEntries(
    inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  )
}
