import { TextField } from '../../components/text-field.tsx'
import type { CheckoutDetails } from './checkout.ts'

/** Company name, and the email of those who have no account yet. */
export function CheckoutFields({
  details,
  onChange,
}: {
  readonly details: CheckoutDetails
  readonly onChange: (details: CheckoutDetails) => void
}) {
  return (
    <div className="grid max-w-2xl gap-5 tablet:grid-cols-2">
      <TextField
        label="Company Name"
        autoComplete="organization"
        value={details.companyName}
        onChange={(event) => {
          onChange({ ...details, companyName: event.target.value })
        }}
      />
      {details.isGuest && (
        <TextField
          label="Email Address"
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
