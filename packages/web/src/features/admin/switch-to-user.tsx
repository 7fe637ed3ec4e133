import type { User } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf, sendForJson } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { showFailure } from '../../toast/toasts.ts'

/** The way into the administrator's own user account, where there is one. */
export function SwitchToUser() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const account = useQuery<{ hasUserAccount: boolean }>({
    queryKey: ['/api/admin/check-user-account'],
  }).data
  const change = useMutation({
    mutationFn: () => sendForJson<User>('POST', '/api/admin/switch-to-user'),
    onSuccess: (user) => {
      startSession(user)
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to switch to user view'))
    },
  })
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
