import { useForm, type Resolver } from 'react-hook-form'
import { Button } from '../button.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

export interface Credentials {
  readonly email: string
  readonly password: string
}

interface CredentialsFormProps {
  /** Checks what was typed before it is sent. */
  readonly resolver: Resolver<Credentials>
  readonly pending: boolean
  readonly onSubmit: (credentials: Credentials) => void
}

/** Email and password, for whoever has an account. */
export function CredentialsForm({ resolver, pending, onSubmit }: CredentialsFormProps) {
  // Without default values: they would take away what was typed before the app took the page over.
  const form = useForm<Credentials>({ resolver })
  const { errors } = form.formState
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((credentials) => {
        onSubmit(credentials)
      })}
      className="grid gap-5"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" disabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}
