import { accountCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { forgetSignedIn } from '../../api/signed-in-hint.ts'
import { userQuery } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { showFailure } from '../../toast/toasts.ts'

export function AccessDenied() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const logOut = useMutation({
    mutationFn: () => callEndpoint(accountCalls.logout),
    onSuccess: () => {
      forgetSignedIn()
      client.clear()
      client.setQueryData(userQuery.queryKey, null)
      void navigate('/admin-login')
    },
    onError: () => {
      showFailure('Error', 'Failed to log out')
    },
  })
  return (
    <>
      <h1 className="mb-3 text-heading font-light">Access Denied</h1>
      <p className="mb-8 text-soft">
        You are logged in as a regular user. Admin access is restricted.
      </p>
      <div className="grid gap-3">
        <ButtonLink to="/dashboard">Return to Dashboard</ButtonLink>
        <Button
          look="secondary"
          disabled={logOut.isPending}
          onClick={() => {
            logOut.mutate()
          }}
        >
          Log out and log in as Admin
        </Button>
      </div>
    </>
  )
}
