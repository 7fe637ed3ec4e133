import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { userQuery, useUser } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PlumbLine } from '../../components/plumb-line.tsx'
import { Waiting } from '../../components/states/waiting.tsx'
import { showToast } from '../../toast/toasts.ts'
import { verifyPayment } from './verify-payment.ts'

/** Where the checkout returns to: verifies, then success or what to do. */
export function PaymentSuccessPage() {
  const sessionId = useSearchParams()[0].get('session_id')
  const client = useQueryClient()
  const { data: outcome } = useQuery({
    queryKey: ['verify-payment', sessionId],
    queryFn: () => verifyPayment(sessionId),
  })
  useEffect(() => {
    if (outcome?.kind !== 'success') return
    showToast({
      title: 'Payment Successful!',
      description: 'Your account has been activated. Welcome to the product!',
    })
    void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [outcome, client])
  return (
    <div className="mx-auto max-w-xl text-center">
      {outcome ? (
        <PlumbLine className="mx-auto -mt-8 mb-6 h-32 tablet:-mt-12" />
      ) : (
        <Waiting label="Asking the payment system" />
      )}
      {!outcome && <Words title="Verifying Payment">Please wait while we confirm it.</Words>}
      {outcome?.kind === 'success' && <Paid sessionId={sessionId ?? ''} />}
      {outcome?.kind === 'error' && <NotVerified message={outcome.message} />}
    </div>
  )
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h1 className="mb-3 text-heading font-light">{title}</h1>
      <p className="mb-8 text-soft">{children}</p>
    </>
  )
}

function Paid({ sessionId }: { readonly sessionId: string }) {
  const { data: user } = useUser()
  return (
    <>
      <Words title="Payment Successful">
        {user
          ? 'Your plan is active. You can upload your first claims file now.'
          : 'Your payment is recorded. Create your account with the same email to use it.'}
      </Words>
      <div className="flex flex-wrap justify-center gap-3">
        {!user && (
          <ButtonLink to={`/register?session_id=${encodeURIComponent(sessionId)}`}>
            Create Your Account
          </ButtonLink>
        )}
        <ButtonLink to="/dashboard" look={user ? 'primary' : 'secondary'}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </>
  )
}

function NotVerified({ message }: { readonly message: string }) {
  return (
    <div role="alert">
      <Words title="Payment Not Verified">
        <strong className="mb-2 block text-ink">{message}</strong>
        Payment may take a few minutes to process. If you were charged and this message stays,
        please contact support.
      </Words>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/pricing">Try Payment Again</ButtonLink>
        <ButtonLink to="/" look="secondary">
          Contact Support
        </ButtonLink>
      </div>
    </div>
  )
}
