import { zodResolver } from '@hookform/resolvers/zod'
import { AdminLogin, type User } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf, sendForJson } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { CredentialsForm, type Credentials } from '../../components/fields/credentials-form.tsx'
import { showFailure } from '../../toast/toasts.ts'

export function AdminLoginForm() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const login = useMutation({
    mutationFn: (body: Credentials) => sendForJson<User>('POST', '/api/admin/login', body),
    onSuccess: (user) => {
      startSession(user)
      void navigate('/admin')
    },
    onError: (error) => {
      showFailure('Admin Login Failed', messageOf(error, 'Invalid admin credentials'))
    },
  })
  return (
    <>
      <h1 className="mb-6 text-heading font-light">Admin Login</h1>
      <CredentialsForm
        resolver={zodResolver(AdminLogin)}
        pending={login.isPending}
        onSubmit={login.mutate}
      />
    </>
  )
}
