import { zodResolver } from '@hookform/resolvers/zod'
import { accountCalls, Login } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { keptPlace } from '../../shell/place.ts'
import { CredentialsForm, type Credentials } from '../../components/fields/credentials-form.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

export function LoginForm() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const login = useMutation({
    mutationFn: (body: Credentials) => callEndpoint(accountCalls.login, { body }),
    onSuccess: (user) => {
      startSession(user)
      if (user.signInStage === 'full') {
        showToast({ title: 'Login Successful', description: 'Welcome back!' })
        void navigate(keptPlace())
      } else {
        void navigate('/second-factor')
      }
    },
    onError: (error) => {
      showFailure('Login Failed', messageOf(error, 'Invalid email or password'))
    },
  })
  return (
    <CredentialsForm
      resolver={zodResolver(Login)}
      pending={login.isPending}
      onSubmit={login.mutate}
    />
  )
}
