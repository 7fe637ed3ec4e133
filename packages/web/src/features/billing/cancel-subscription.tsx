import { billingCalls } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { Panel } from '../../components/panel.tsx'
import { keepToast, showFailure } from '../../toast/toasts.ts'

/** Ends the subscription with its period, after saying what that means. */
export function CancelSubscription() {
  const [asking, setAsking] = useState(false)
  return (
    <Panel heading="Cancel Subscription">
      <p className="mb-4 text-soft">
        Access ends at the end of the current billing period. This cannot be undone.
      </p>
      <Button
        look="danger"
        onClick={() => {
          setAsking(true)
        }}
      >
        Cancel Subscription
      </Button>
      {asking && (
        <CancelDialog
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </Panel>
  )
}

function CancelDialog({ onClose }: { readonly onClose: () => void }) {
  const refund = useQuery(endpointQuery(billingCalls.refundEligibility)).data
  const [requestRefund, setRequestRefund] = useState(false)
  const cancel = useMutation({
    mutationFn: () => callEndpoint(billingCalls.cancelSubscription, { body: { requestRefund } }),
    onSuccess: () => {
      keepToast({
        title: 'Subscription Cancelled',
        description: 'Your subscription will end at the current billing period.',
      })
      window.location.reload()
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to cancel subscription'))
    },
  })
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      confirmLabel="Cancel Subscription"
      cancelLabel="Keep Subscription"
      pending={cancel.isPending}
      onConfirm={() => {
        cancel.mutate()
      }}
      onClose={onClose}
    >
      <p className="mb-4">
        You keep access until the end of the current billing period; then it ends. Past audits and
        reports are not deleted.
      </p>
      {refund?.eligible === true && (
        <RefundChoice chosen={requestRefund} onChoose={setRequestRefund} />
      )}
    </ConfirmDialog>
  )
}

function RefundChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-5"
        checked={chosen}
        onChange={(event) => {
          onChoose(event.target.checked)
        }}
      />
      <span>
        Request a refund under the 7-day guarantee. Every refund carries a $9.99 administrative fee.
      </span>
    </label>
  )
}
