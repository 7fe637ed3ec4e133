import { adminCalls, type User } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Always in sight while an administrator is in the user view, with the way back. */
export function ActingAdminBanner({
  user,
  adminEmail,
}: {
  readonly user: User
  readonly adminEmail: string
}) {
  const startSession = useStartSession()
  const navigate = useNavigate()
  const switchBack = useMutation({
    mutationFn: () => callEndpoint(adminCalls.switchBack),
    onSuccess: (admin) => {
      startSession(admin)
      void navigate('/admin')
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to switch back to the admin view'))
    },
  })
  return (
    <aside
      aria-label="User view"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-tint px-4 py-1.5 text-small"
    >
      <span>
        User view of <strong>{user.email}</strong>, opened by administrator {adminEmail}, to read
        for 30 minutes. What you do here is recorded.
      </span>
      <button
        type="button"
        disabled={switchBack.isPending}
        onClick={() => {
          switchBack.mutate()
        }}
        className="text-link min-h-9 font-semibold"
      >
        Return to Admin
      </button>
    </aside>
  )
}
