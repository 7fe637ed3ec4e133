import { adminCalls } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { useUserAccount } from './admin-queries.ts'
import { LinkAccount } from './link-account.tsx'

/** The way into the administrator's own user account, where there is one. */
export function SwitchToUser() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const account = useUserAccount()
  const change = useMutation({
    mutationFn: () => callEndpoint(adminCalls.switchToUser),
    onSuccess: (user) => {
      startSession(user)
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to switch to user view'))
    },
  })
  if (account?.mayLink === true) return <LinkAccount />
  if (account?.hasUserAccount !== true) return null
  return (
    <Button
      look="secondary"
      disabled={change.isPending}
      onClick={() => {
        change.mutate()
      }}
    >
      <span className="max-tablet:hidden">Switch to User View</span>
      <span className="tablet:hidden">Login as User</span>
    </Button>
  )
}
