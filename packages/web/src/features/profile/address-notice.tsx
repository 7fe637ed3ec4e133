import { accountCalls, type User } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** What the address waits for, with the link once more; nothing where it is confirmed. */
export function AddressNotice({ user }: { readonly user: User }) {
  const send = useMutation({
    mutationFn: () => callEndpoint(accountCalls.sendConfirmation),
    onSuccess: () => {
      showToast({ title: 'Link sent', description: 'Open it while you are signed in here.' })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The link could not be sent'))
    },
  })
  if (user.emailConfirmed && user.pendingEmail === null) return null
  return (
    <div className="mb-5 border-l-4 border-metal-light pl-3">
      <p className="mb-3">{waitingFor(user)}</p>
      <Button
        look="secondary"
        disabled={send.isPending}
        onClick={() => {
          send.mutate()
        }}
      >
        {send.isPending ? 'Sending...' : 'Send the Link Again'}
      </Button>
    </div>
  )
}

function waitingFor({ email, pendingEmail }: User): string {
  return pendingEmail === null
    ? `${email} is not confirmed yet. We sent a link to it. Until it is confirmed, purchases made with this address without signing in are not offered to you.`
    : `You asked for ${pendingEmail}. We sent a link to it; until you open that, you sign in with ${email}.`
}
