import { TextField } from '../../components/fields/text-field.tsx'
import type { CheckoutAsked } from './use-checkout-details.ts'

/** Company name, and the email of those who have no account yet. */
export function CheckoutFields({ fields, knownCompany, isGuest }: CheckoutAsked) {
  return (
    <div ref={fields} className="grid max-w-2xl gap-5 tablet:grid-cols-2">
      <TextField
        label="Company Name"
        name="companyName"
        autoComplete="organization"
        defaultValue={knownCompany}
      />
      {isGuest && (
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          hint="Use the same email when you register after paying."
        />
      )}
    </div>
  )
}
