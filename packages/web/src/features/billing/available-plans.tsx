import {
  billingCalls,
  plans,
  purchasablePlanIds,
  type PurchasablePlanId,
  type User,
} from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { PlanCard } from '../../components/plan-card.tsx'
import { showFailure } from '../../toast/toasts.ts'

/** The two plans that can be bought here; Enterprise is agreed by email. */
export function AvailablePlans({
  user,
  planId,
}: {
  readonly user: User
  readonly planId: string | null
}) {
  const checkout = useMutation({
    mutationFn: async (chosen: PurchasablePlanId) => {
      const { url } = await callEndpoint(billingCalls.createCheckout, {
        body: { planId: chosen, companyName: user.companyName?.trim() || 'My Company' },
      })
      window.location.assign(url)
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to start checkout'))
    },
  })
  return (
    <Panel heading="Available Plans">
      <div className="grid gap-6 tablet:grid-cols-2">
        {purchasablePlanIds.map((id) => (
          <PlanCard key={id} plan={plans[id]}>
            {id === planId ? (
              <p className="min-h-11">
                <Badge tone="default">Current</Badge>
              </p>
            ) : (
              <Button
                look="secondary"
                aria-label={`${planId === null ? 'Get Started' : 'Switch Plan'}: ${plans[id].name}`}
                disabled={checkout.isPending}
                onClick={() => {
                  checkout.mutate(id)
                }}
              >
                {planId === null ? 'Get Started' : 'Switch Plan'}
              </Button>
            )}
          </PlanCard>
        ))}
      </div>
    </Panel>
  )
}
