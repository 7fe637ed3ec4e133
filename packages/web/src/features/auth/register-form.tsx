import { zodResolver } from '@hookform/resolvers/zod'
import { accountCalls, Registration } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { NameFields } from '../../components/fields/name-fields.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

export function RegisterForm() {
  const checkoutSessionId = useSearchParams()[0].get('session_id') ?? undefined
  // Without default values: they would take away what was typed before the app took the page over.
  const form = useForm<Registration>({ resolver: zodResolver(Registration) })
  const register = useRegister()
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => {
        register.mutate(checkoutSessionId ? { ...body, checkoutSessionId } : body)
      })}
      className="grid gap-5"
    >
      <Fields form={form} />
      <Button type="submit" disabled={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Start Free Trial'}
      </Button>
      <Terms />
    </form>
  )
}

function Fields({ form }: { readonly form: UseFormReturn<Registration> }) {
  const { errors } = form.formState
  return (
    <>
      <NameFields
        firstName={{ error: errors.firstName?.message, ...form.register('firstName') }}
        lastName={{ error: errors.lastName?.message, ...form.register('lastName') }}
      />
      <TextField
        label="Company Name"
        autoComplete="organization"
        error={errors.companyName?.message}
        {...form.register('companyName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  )
}

function Terms() {
  return (
    <p className="text-small text-soft">
      Your card is charged at signup, when you choose a plan in the next step; the 7-day risk-free
      guarantee applies from then. By signing up you confirm that you are 18 or older and agree to
      the{' '}
      <a href="/terms-of-service" className="text-link">
        Terms of Service
      </a>{' '}
      and{' '}
      <a href="/privacy-policy" className="text-link">
        Privacy Policy
      </a>
      .
    </p>
  )
}

function useRegister() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Registration) => callEndpoint(accountCalls.register, { body }),
    onSuccess: (user) => {
      startSession(user)
      if (user.requiresPayment) {
        showToast({
          title: 'Account Created',
          description: 'Please select a plan to complete your registration.',
        })
      } else {
        showToast({ title: 'Registration Successful', description: 'Welcome!' })
      }
      void navigate(user.requiresPayment ? '/pricing' : '/dashboard')
    },
    onError: (error) => {
      showFailure('Registration Failed', messageOf(error, 'Failed to create account'))
    },
  })
}
