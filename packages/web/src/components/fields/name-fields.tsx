import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type NameInput = Omit<ComponentProps<typeof TextField>, 'label' | 'autoComplete'>

/** First and last name, side by side where there is room. */
export function NameFields({
  firstName,
  lastName,
}: {
  readonly firstName: NameInput
  readonly lastName: NameInput
}) {
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TextField label="First Name" autoComplete="given-name" {...firstName} />
      <TextField label="Last Name" autoComplete="family-name" {...lastName} />
    </div>
  )
}
