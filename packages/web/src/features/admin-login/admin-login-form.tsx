import { zodResolver } from '@hookform/resolvers/zod'
import { AdminLogin, type User } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageOf, sendForJson } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { showFailure } from '../../toast/toasts.ts'

export function AdminLoginForm() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(AdminLogin),
    defaultValues: { email: '', password: '' },
  })
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      sendForJson<User>('POST', '/api/admin/login', body),
    onSuccess: (user) => {
      startSession(user)
      void navigate('/admin')
    },
    onError: (error) => {
      showFailure('Admin Login Failed', messageOf(error, 'Invalid admin credentials'))
    },
  })
  const { errors } = form.formState
  return (
    <>
      <h1 className="mb-6 text-heading font-light">Admin Login</h1>
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
      </form>
    </>
  )
}
