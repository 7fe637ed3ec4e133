import { zodResolver } from '@hookform/resolvers/zod'
import { adminCalls, AdminLogin } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { CredentialsForm, type Credentials } from '../../components/fields/credentials-form.tsx'
import { showFailure } from '../../toast/toasts.ts'

export function AdminLoginForm() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const login = useMutation({
    mutationFn: (body: Credentials) => callEndpoint(adminCalls.adminLogin, { body }),
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
