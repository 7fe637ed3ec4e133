import { zodResolver } from '@hookform/resolvers/zod'
import { Login, type User } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageOf, sendForJson } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { supportEmail } from '../../app/contacts.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

export function LoginForm() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  })
  const login = useMutation({
    mutationFn: (body: Login) => sendForJson<User>('POST', '/api/login', body),
    onSuccess: (user) => {
      startSession(user)
      showToast({ title: 'Login Successful', description: 'Welcome back!' })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure('Login Failed', messageOf(error, 'Invalid email or password'))
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => {
        login.mutate(body)
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
      <Button type="submit" disabled={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <button
        type="button"
        onClick={announceReset}
        className="text-link min-h-11 justify-self-center"
      >
        Forgot Password?
      </button>
    </form>
  )
}

function announceReset(): void {
  showToast({
    title: 'Password Reset',
    description: `Password reset functionality will be available soon. Please contact support at ${supportEmail}.`,
  })
}
